import { imageOf } from '../image-of';

const url = 'https://a.test/boat.png';

describe( 'The image of a block', () => {
	it( 'is found by the names that each block uses', () => {
		expect(
			imageOf( 'core/image', { id: 3, url, alt: 'A', caption: 'C' } )
		).toEqual( { id: 3, url, alt: 'A', field: 'alt', caption: 'C' } );
		expect(
			imageOf( 'core/media-text', {
				mediaId: 4,
				mediaUrl: url,
				mediaType: 'image',
			} )
		).toEqual( { id: 4, url, alt: '', field: 'mediaAlt', caption: '' } );
		expect(
			imageOf( 'core/cover', { url, backgroundType: 'image' } )?.id
		).toBe( 0 );
	} );

	it( 'is not a video, not that of a post, and not one of another block', () => {
		expect(
			imageOf( 'core/cover', { id: 3, url, backgroundType: 'video' } )
		).toBeUndefined();
		expect(
			imageOf( 'core/cover', { id: 3, url, useFeaturedImage: true } )
		).toBeUndefined();
		expect(
			imageOf( 'core/media-text', { mediaUrl: url, mediaType: 'video' } )
		).toBeUndefined();
		expect( imageOf( 'core/image', { id: 3 } ) ).toBeUndefined();
		expect( imageOf( 'core/gallery', { id: 3, url } ) ).toBeUndefined();
		expect( imageOf( 'toString', { id: 3, url } ) ).toBeUndefined();
	} );
} );
