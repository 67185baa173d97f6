import Supercluster from 'supercluster';
import { boundsOf } from './bounds';
import { isSamePlace, isSameZoom, MOST_ZOOM } from '../read';
import { makeCluster, makePin, showPopup, nameOf } from './marker';
import type { Point } from '../types';
import type {
	Adapter,
	Events,
	Labels,
	LiveMap,
	MakeAdapter,
	MapLook,
	Source,
} from './types';

interface Options {
	readonly source: Source;
	readonly look: MapLook;
	readonly points: readonly Point[];
	readonly labels: Labels;
	/** Draws and says what a place is, in place of the popup; null once it is closed. */
	readonly onOpen?: ( id: string | null ) => void;
	/** Called where no map can be drawn; one that is there stays, whatever fails later. */
	readonly onError?: Events[ 'onError' ];
	readonly onMove?: Events[ 'onMove' ];
	readonly onClick?: Events[ 'onClick' ];
}

interface Drawn {
	readonly element: HTMLElement;
	/** Where. */
	readonly at: string;
	readonly remove: () => void;
}

/** As few are drawn as they are: nobody has to press a disc to see two pins. */
const LEAST_CLUSTERED = 50;

/** The places as the index of clusters has them. */
const indexOf = ( points: readonly Point[] ) =>
	new Supercluster< { point: Point } >( {
		radius: 60,
		maxZoom: points.length < LEAST_CLUSTERED ? -1 : 16,
	} ).load(
		points.map( ( point ) => ( {
			type: 'Feature',
			properties: { point },
			geometry: {
				type: 'Point',
				coordinates: [
					point.coordinates.longitude,
					point.coordinates.latitude,
				],
			},
		} ) )
	);

/** A map whose places are drawn as far as they are in view. */
class PlacesOnMap implements LiveMap {
	private drawn = new Map< string, Drawn >();
	private index = indexOf( [] );
	private points: readonly Point[] = [];
	private opened: string | null = null;
	private adapter?: Adapter;

	constructor(
		private readonly doc: Document,
		private readonly options: Options,
		private look: MapLook = options.look
	) {}

	/** Takes the library's map and shows what there is. */
	start( adapter: Adapter ): void {
		this.adapter = adapter;
		this.setPoints( this.options.points );
	}

	setLook( look: MapLook ): void {
		const isRecolored = look.markerColor !== this.look.markerColor;
		const isMoved = this.isElsewhere( look );
		this.look = look;
		this.adapter?.setLook( look );
		if ( isMoved ) {
			this.frame();
		}
		if ( isRecolored ) {
			this.clear();
			this.draw();
		}
	}

	/** Whether a look wants another place or zoom than before, and the map has not been pulled there itself. */
	private isElsewhere( { center, zoom }: MapLook ): boolean {
		return (
			( zoom !== this.look.zoom && ! isSameZoom( zoom, this.zoom() ) ) ||
			( ! isSamePlace( center, this.look.center ) &&
				! isSamePlace( center, this.center() ) )
		);
	}

	setPoints( points: readonly Point[] ): void {
		const isMoved =
			JSON.stringify( points.map( ( p ) => p.coordinates ) ) !==
			JSON.stringify( this.points.map( ( p ) => p.coordinates ) );
		this.points = points;
		this.index = indexOf( points );
		this.keepPins();
		if ( isMoved ) {
			this.frame();
		}
		this.draw();
	}

	open( id: string | null ): void {
		this.close();
		const point = this.points.find( ( one ) => one.id === id );
		if ( point && ! this.drawn.has( point.id ) ) {
			this.adapter?.jump( point.coordinates, MOST_ZOOM - 4 );
			this.draw();
		}
		const marker = point && this.drawn.get( point.id );
		if ( ! point || ! marker ) {
			return;
		}
		this.opened = point.id;
		marker.element.classList.add( 'is-open' );
		marker.element
			.querySelector( 'button' )
			?.setAttribute( 'aria-expanded', 'true' );
		if ( this.options.onOpen ) {
			this.options.onOpen( point.id );
			return;
		}
		showPopup( marker.element, point, this.options.labels.close, () => {
			this.open( null );
			marker.element.querySelector( 'button' )?.focus();
		} );
	}

	markerOf( id: string ): HTMLElement | undefined {
		return this.drawn.get( id )?.element;
	}

	center = () => this.adapter?.center() ?? this.look.center;
	zoom = () => this.adapter?.zoom() ?? this.look.zoom;
	resize = () => this.adapter?.resize();

	remove(): void {
		this.clear();
		this.adapter?.remove();
		this.adapter = undefined;
	}

	/** Shows all places, or the one there is. */
	frame(): void {
		const [ first, ...others ] = this.points;
		if ( first && others.length > 0 ) {
			this.adapter?.fit( boundsOf( this.points ), MOST_ZOOM - 4 );
		} else if ( first ) {
			this.adapter?.jump( first.coordinates, this.look.zoom );
		} else {
			this.adapter?.jump( this.look.center, this.look.zoom );
		}
	}

	/** Takes away what is drawn of places that are gone or elsewhere; somebody may be at work on the others. */
	private keepPins(): void {
		for ( const [ id, one ] of this.drawn ) {
			const point = this.points.find( ( other ) => other.id === id );
			const at = point && JSON.stringify( point.coordinates );
			if ( point && at === one.at ) {
				nameOf( one.element, point, this.options.labels.place );
			} else {
				if ( this.opened === id ) {
					this.close();
				}
				one.remove();
				this.drawn.delete( id );
			}
		}
	}

	/** Draws what is in view, and takes away what is not. */
	draw(): void {
		if ( ! this.adapter ) {
			return;
		}
		const [ west, south, east, north ] = this.adapter.bounds();
		const clusters = this.index.getClusters(
			[ west, south, east, north ],
			Math.floor( this.adapter.zoom() )
		);
		const kept = new Map< string, Drawn >();
		for ( const feature of clusters ) {
			const { properties } = feature;
			const isCluster = 'cluster_id' in properties;
			const id = isCluster
				? `cluster ${ properties.cluster_id } of ${ properties.point_count }`
				: properties.point.id;
			kept.set(
				id,
				this.drawn.get( id ) ??
					( isCluster
						? this.drawCluster( feature as Cluster )
						: this.drawPin( properties.point ) )
			);
		}
		for ( const [ id, one ] of this.drawn ) {
			if ( ! kept.has( id ) ) {
				one.remove();
			}
		}
		this.drawn = kept;
	}

	private drawPin( point: Point ): Drawn {
		const element = makePin(
			this.doc,
			point,
			this.options.labels.place,
			this.look.markerColor
		);
		element
			.querySelector( 'button' )
			?.addEventListener( 'click', ( event ) => {
				event.stopPropagation();
				this.open( this.opened === point.id ? null : point.id );
			} );
		element.addEventListener( 'keydown', ( event ) => {
			if ( event.key === 'Escape' && this.opened === point.id ) {
				event.stopPropagation();
				this.open( null );
				element.querySelector( 'button' )?.focus();
			}
		} );
		return this.add( element, point.coordinates );
	}

	private drawCluster( { properties, geometry }: Cluster ): Drawn {
		const [ longitude = 0, latitude = 0 ] = geometry.coordinates;
		const element = makeCluster(
			this.doc,
			properties.point_count,
			this.options.labels.cluster
		);
		element
			.querySelector( 'button' )
			?.addEventListener( 'click', ( event ) => {
				event.stopPropagation();
				this.adapter?.jump(
					{ longitude, latitude },
					this.index.getClusterExpansionZoom( properties.cluster_id )
				);
			} );
		return this.add( element, { longitude, latitude } );
	}

	private add(
		element: HTMLElement,
		at: { longitude: number; latitude: number }
	): Drawn {
		const placed = this.adapter?.place( element, at );
		return {
			element,
			at: JSON.stringify( at ),
			remove: () => placed?.remove(),
		};
	}

	private close(): void {
		const marker =
			this.opened === null ? undefined : this.drawn.get( this.opened );
		if ( marker ) {
			marker.element.classList.remove( 'is-open' );
			marker.element
				.querySelector( 'button' )
				?.setAttribute( 'aria-expanded', 'false' );
			marker.element
				.querySelector( '.wp-block-jetpack-map__popup' )
				?.remove();
		}
		if ( this.opened !== null ) {
			this.opened = null;
			this.options.onOpen?.( null );
		}
	}

	private clear(): void {
		this.close();
		this.drawn.forEach( ( { remove } ) => remove() );
		this.drawn = new Map();
	}
}

type Cluster = Supercluster.ClusterFeature< Supercluster.AnyProps >;

/**
 * Draws a map with places into an empty element.
 *
 * @param container The element; it has a size.
 * @param make      Loads the library.
 * @param options   What is drawn.
 */
export async function drawMap(
	container: HTMLElement,
	make: MakeAdapter,
	options: Options
): Promise< LiveMap > {
	// Longitudes do not turn with the text.
	container.dir = 'ltr';
	const map = new PlacesOnMap( container.ownerDocument, options );
	let isLoaded = false;
	const adapter = await make(
		container,
		options.source,
		options.look,
		options.labels,
		{
			onLoad: () => {
				isLoaded = true;
			},
			onError: ( error ) => {
				if ( ! isLoaded ) {
					options.onError?.( error );
				}
			},
			onMove: () => {
				map.draw();
				options.onMove?.();
			},
			onClick: ( at ) => {
				map.open( null );
				options.onClick?.( at );
			},
		}
	);
	map.start( adapter );
	return map;
}
