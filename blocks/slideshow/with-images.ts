import type { Slide } from './types';

/**
 * The attributes that hold pictures.
 *
 * @param images The pictures.
 */
export const withImages = ( images: readonly Slide[] ) => ( {
	images: [ ...images ],
	ids: images.map( ( { id } ) => Number( id ) ).filter( ( id ) => id > 0 ),
} );
