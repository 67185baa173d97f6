import { __ } from '@wordpress/i18n';
import Papa from 'papaparse';
import { coordinatesIn } from './coordinates-text';
import { readCoordinates } from './read';
import type { Point } from './types';

/** As many as a map can show without a stop. */
export const MOST_POINTS = 5000;
/** In bytes. */
const LARGEST = 5_000_000;

interface Read {
	points: Point[];
	/** The numbers of rows, or features, that have no coordinates. */
	skipped: number[];
}

type Row = Record< string, unknown >;

const textOf = ( value: unknown ) =>
	typeof value === 'string' || typeof value === 'number'
		? String( value ).trim()
		: '';

/** The first member of a row that has one of these names. */
const pick = ( row: Row, ...names: readonly string[] ) =>
	names.map( ( name ) => row[ name ] ).find( ( value ) => textOf( value ) );

const pointOf = (
	row: Row,
	coordinates: ReturnType< typeof readCoordinates >
): Point | undefined => {
	if ( ! coordinates ) {
		return undefined;
	}
	const title = textOf( pick( row, 'title', 'name', 'place' ) );
	return {
		id: `import-${ coordinates.longitude }-${ coordinates.latitude }-${ title }`,
		title,
		placeTitle: title,
		caption: textOf( pick( row, 'caption', 'description', 'address' ) ),
		coordinates,
	};
};

/** Several places at one spot that are called the same stay several: each has an id of its own, the same with every import. */
function withOwnIds( points: readonly Point[] ): Point[] {
	const captions = new Map< string, string[] >();
	return points.flatMap( ( point ) => {
		const others = captions.get( point.id ) ?? [];
		if ( others.includes( point.caption ) ) {
			return [];
		}
		captions.set( point.id, [ ...others, point.caption ] );
		return others.length > 0
			? { ...point, id: `${ point.id }-${ others.length + 1 }` }
			: point;
	} );
}

/**
 * What could be read, and where it could not.
 *
 * @param found What each row has come to.
 * @param first The number of the first row.
 */
const collect = (
	found: readonly ( Point | undefined )[],
	first: number
): Read => ( {
	points: withOwnIds( found.filter( ( point ) => point !== undefined ) ),
	skipped: found.flatMap( ( point, i ) => ( point ? [] : [ first + i ] ) ),
} );

/** A number as tables have it: with a decimal comma where that is the custom. */
const numberIn = ( value: unknown ) =>
	textOf( value ).replace( /^([-+]?\d+),(\d+)$/, '$1.$2' );

/** Where a row is: in two columns, or in one as people write coordinates. */
const placeOf = ( row: Row ) =>
	readCoordinates( {
		longitude: numberIn(
			pick( row, 'longitude', 'lng', 'lon', 'long', 'x' )
		),
		latitude: numberIn( pick( row, 'latitude', 'lat', 'y' ) ),
	} ) ?? coordinatesIn( textOf( pick( row, 'coordinates', 'location' ) ) );

/** The text of a file: what Excel saves is UTF-8 with a mark, UTF-16, or what Windows wrote before. */
function decode( bytes: ArrayBuffer ): string {
	const [ first, second ] = new Uint8Array( bytes.slice( 0, 2 ) );
	if ( first === 0xff && second === 0xfe ) {
		return new TextDecoder( 'utf-16le' ).decode( bytes );
	}
	try {
		return new TextDecoder( 'utf-8', { fatal: true } ).decode( bytes );
	} catch {
		return new TextDecoder( 'windows-1252' ).decode( bytes );
	}
}

/** Rows of a table whose first row has names; numbered as spreadsheets do. */
function readCsv( text: string ): Read {
	// Excel may say in a row before the names what keeps columns apart.
	const [ separatorLine = '', separator ] =
		/^sep=(.)\r?\n/i.exec( text ) ?? [];
	const [ names = '' ] = text
		.slice( separatorLine.length )
		.split( /\r?\n/, 1 );
	// With decimal commas, commas are no help in telling columns.
	const hasSemicolons = names.includes( ';' ) && ! names.includes( ',' );
	const delimiter = separator ?? ( hasSemicolons ? ';' : undefined );
	const { data } = Papa.parse< Row >( text.slice( separatorLine.length ), {
		header: true,
		delimiter,
		transformHeader: ( name ) => name.trim().toLowerCase(),
	} );
	const first = separatorLine ? 3 : 2;
	const read = collect(
		data.map( ( row ) => pointOf( row, placeOf( row ) ) ),
		first
	);
	const isEmpty = ( row: Row | undefined ) =>
		! Object.values( row ?? {} ).some( textOf );
	return {
		...read,
		skipped: read.skipped.filter(
			( row ) => ! isEmpty( data[ row - first ] )
		),
	};
}

/** The features of RFC 7946 that are points. */
function readGeoJson( text: string ): Read {
	const parsed = JSON.parse( text ) as {
		features?: unknown;
		type?: unknown;
	} | null;
	const features: readonly unknown[] = Array.isArray( parsed?.features )
		? parsed.features
		: [ parsed ];
	return collect(
		features.map( ( feature ) => {
			const { geometry, properties } = ( feature ?? {} ) as {
				geometry?: { type?: unknown; coordinates?: unknown } | null;
				properties?: Row | null;
			};
			const at: readonly unknown[] =
				geometry?.type === 'Point' &&
				Array.isArray( geometry.coordinates )
					? geometry.coordinates
					: [];
			return pointOf(
				properties ?? {},
				readCoordinates( { longitude: at[ 0 ], latitude: at[ 1 ] } )
			);
		} ),
		1
	);
}

/**
 * The places of a file: a table with columns such as `title`, `latitude` and `longitude`, or GeoJSON.
 *
 * @param file The file.
 * @throws Error With a sentence for people.
 */
export async function readFile( file: File ): Promise< Read > {
	if ( file.size > LARGEST ) {
		throw new Error(
			__(
				'The file is larger than 5 MB. Split it into smaller files.',
				'slipstream'
			)
		);
	}
	const text = decode( await file.arrayBuffer() ).replace( /^\uFEFF/, '' );
	const isJson = /^\s*[[{]/.test( text );
	let read: Read;
	try {
		read = isJson ? readGeoJson( text ) : readCsv( text );
	} catch {
		throw new Error( __( 'The file is not valid GeoJSON.', 'slipstream' ) );
	}
	if ( read.points.length === 0 ) {
		throw new Error(
			__(
				'No places found in the file. A table needs title, latitude, and longitude columns.',
				'slipstream'
			)
		);
	}
	if ( read.points.length > MOST_POINTS ) {
		throw new Error(
			__(
				'The file has more than 5,000 places. Split it into smaller files.',
				'slipstream'
			)
		);
	}
	return read;
}
