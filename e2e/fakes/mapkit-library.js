/*
 * As much of Apple's MapKit JS 5 as maps here use, as its documentation has it (developer.apple.com/documentation/mapkitjs): the token is
 * asked for and sent to the server, what it says comes as an event, and a map lays its annotations over an area of coordinates. A property
 * that MapKit does not have cannot be set.
 */
( () => {
	'use strict';

	class Target {
		#listeners = [];
		addEventListener( name, listener ) {
			this.#listeners.push( [ name, listener ] );
		}
		removeEventListener( name, listener ) {
			this.#listeners = this.#listeners.filter(
				( one ) => one[ 0 ] !== name || one[ 1 ] !== listener
			);
		}
		dispatchEvent( event ) {
			for ( const [ name, listener ] of this.#listeners ) {
				if ( name === event.type ) {
					listener( event );
				}
			}
		}
	}

	class Coordinate {
		constructor( latitude = 0, longitude = 0 ) {
			if ( ! Number.isFinite( latitude + longitude ) ) {
				throw new TypeError( '[MapKit] Expected numbers.' );
			}
			Object.assign( this, { latitude, longitude } );
		}
	}

	class CoordinateSpan {
		constructor( latitudeDelta = 0, longitudeDelta = 0 ) {
			Object.assign( this, { latitudeDelta, longitudeDelta } );
		}
	}

	class CoordinateRegion {
		constructor( center, span ) {
			Object.assign( this, { center, span } );
		}
	}

	class Annotation extends Target {
		constructor( coordinate, factory, options = {} ) {
			super();
			Object.assign( this, { coordinate, title: '', data: {} }, options );
			this.element = factory( coordinate, options );
		}
	}

	class MapkitMap extends Target {
		annotations = [];
		mapType = 'standard';
		colorScheme = 'light';
		isRotationEnabled = true;
		isScrollEnabled = true;
		isZoomEnabled = true;
		showsCompass = 'adaptive';
		showsMapTypeControl = true;
		showsPointsOfInterest = true;
		showsZoomControl = true;
		#region = new CoordinateRegion(
			new Coordinate(),
			new CoordinateSpan( 90, 180 )
		);

		constructor( parent, options = {} ) {
			super();
			this.element = document.createElement( 'div' );
			this.element.className = 'mk-map-view';
			this.element.style.cssText =
				'position:relative;overflow:hidden;width:100%;height:100%;background:#dfe8d8';
			parent.append( this.element );
			Object.assign( Object.seal( this ), options );
			this.element.addEventListener( 'click', ( { target } ) => {
				if ( target === this.element ) {
					this.dispatchEvent( { type: 'single-tap', target: this } );
				}
			} );
		}
		get region() {
			return this.#region;
		}
		set region( region ) {
			this.#region = this.#fit( region );
			this.annotations.forEach( ( one ) => this.#lay( one ) );
			this.dispatchEvent( { type: 'region-change-end', target: this } );
		}
		get center() {
			return this.#region.center;
		}
		addAnnotation( annotation ) {
			this.annotations.push( annotation );
			this.element.append( annotation.element );
			this.#lay( annotation );
			return annotation;
		}
		removeAnnotation( annotation ) {
			this.annotations.splice(
				this.annotations.indexOf( annotation ),
				1
			);
			annotation.element.remove();
			return annotation;
		}
		destroy() {
			this.element.remove();
		}
		/** An area is widened to the shape of the frame; all of what was asked for is seen. */
		#fit( { center, span: { longitudeDelta, latitudeDelta } } ) {
			const { clientWidth: width, clientHeight: height } = this.element;
			if ( ! width || ! height ) {
				return new CoordinateRegion(
					center,
					new CoordinateSpan( latitudeDelta, longitudeDelta )
				);
			}
			const narrowed = Math.cos( ( center.latitude * Math.PI ) / 180 );
			const degrees = Math.max(
				longitudeDelta / width,
				latitudeDelta / height / narrowed
			);
			return new CoordinateRegion(
				center,
				new CoordinateSpan(
					degrees * height * narrowed,
					degrees * width
				)
			);
		}
		/** An annotation's element stands with its lower middle at its coordinate. */
		#lay( { element, coordinate } ) {
			const { center, span } = this.#region;
			const x =
				( coordinate.longitude - center.longitude ) /
				span.longitudeDelta;
			const y =
				( center.latitude - coordinate.latitude ) / span.latitudeDelta;
			element.style.cssText = `position:absolute;transform:translate(-50%,-100%);left:${
				50 + 100 * x
			}%;top:${ 50 + 100 * y }%`;
		}
	}

	const mapkit = new Target();
	const authorize = async ( token ) => {
		const answer = await fetch(
			'https://cdn.apple-mapkit.com/ma/bootstrap?apiVersion=2',
			{ headers: { authorization: `Bearer ${ token }` } }
		).catch( () => ( { ok: false, status: 0 } ) );
		if ( answer.ok ) {
			mapkit.dispatchEvent( {
				type: 'configuration-change',
				status: 'Initialized',
			} );
			return;
		}
		mapkit.dispatchEvent( {
			type: 'error',
			status:
				{ 401: 'Unauthorized', 429: 'Too Many Requests' }[
					answer.status
				] ?? 'Network Error',
		} );
	};
	Object.assign( mapkit, {
		Coordinate,
		CoordinateSpan,
		CoordinateRegion,
		Annotation,
		Map: MapkitMap,
		FeatureVisibility: {
			Adaptive: 'adaptive',
			Hidden: 'hidden',
			Visible: 'visible',
		},
		init: ( { authorizationCallback } ) =>
			authorizationCallback( ( token ) => void authorize( token ) ),
	} );
	window.mapkit = mapkit;
} )();
