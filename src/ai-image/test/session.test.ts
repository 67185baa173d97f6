import { messageFor } from '@slipstream/errors';
import fc from 'fast-check';
import {
	altTextOf,
	imageFileName,
	imageMessageFor,
	nextPlace,
	NO_IMAGES,
	reduceImages,
} from '..';
import type { ImageAction, ImageItem, ImageSession } from '..';

const GENERAL =
	'An error occurred while generating the image. Please, try again!';

const run = ( ...actions: ImageAction[] ): ImageSession =>
	actions.reduce( reduceImages, NO_IMAGES );

const begin: ImageAction = { type: 'begin', prompt: 'A boat' };
const made = ( at: number ): ImageAction => ( {
	type: 'made',
	at,
	image: `data:${ at }`,
	revisedPrompt: '',
} );
const failed = ( at: number ): ImageAction => ( {
	type: 'failed',
	at,
	error: { code: 'x', message: 'y' },
} );

describe( 'the images of a dialog', () => {
	it( 'stand in a row, the newest in sight', () => {
		const session = run( begin, made( 0 ), begin );
		expect( session.images.map( ( { image } ) => image ) ).toEqual( [
			'data:0',
			'',
		] );
		expect( [ session.current, session.pointer ] ).toEqual( [ 1, 1 ] );
		expect( session.images[ 1 ]?.generating ).toBe( true );
	} );

	it( 'let a new try take the place of a failed one', () => {
		const session = run( begin, made( 0 ), begin, failed( 1 ) );
		expect( nextPlace( session ) ).toBe( 1 );
		const again = reduceImages( session, begin );
		expect( again.images ).toHaveLength( 2 );
		expect( again.images[ 1 ]?.error ).toBeUndefined();
	} );

	it( 'forget one that was canceled', () => {
		const session = run( begin, made( 0 ), begin, {
			type: 'canceled',
			at: 1,
		} );
		expect( session.images ).toHaveLength( 1 );
		expect( [ session.current, session.pointer ] ).toEqual( [ 0, 0 ] );
	} );

	it( 'know where in the library they are', () => {
		const session = run( begin, made( 0 ), {
			type: 'saved',
			at: 0,
			libraryId: 7,
			libraryUrl: 'u',
		} );
		expect( session.images[ 0 ] ).toMatchObject( {
			libraryId: 7,
			libraryUrl: 'u',
		} );
	} );

	it( 'never show one that is not there', () => {
		const steps = fc.oneof(
			fc.constant( begin ),
			fc.nat( 4 ).map( made ),
			fc.nat( 4 ).map( failed ),
			fc.nat( 4 ).map( ( at ): ImageAction => ( {
				type: 'canceled',
				at,
			} ) ),
			fc.integer( { min: -3, max: 9 } ).map( ( index ): ImageAction => ( {
				type: 'show',
				index,
			} ) )
		);
		fc.assert(
			fc.property( fc.array( steps ), ( actions ) => {
				const { images, current } = run( ...actions );
				expect( current ).toBeGreaterThanOrEqual( 0 );
				expect( current ).toBeLessThan( Math.max( 1, images.length ) );
			} )
		);
	} );
} );

describe( 'an image in the library', () => {
	it.each( [
		[ '', 'ai-image.png' ],
		[ '!!!', 'ai-image.png' ],
		[
			'One two, three four five six seven eight nine ten eleven',
			'ai-one-two-three-four-five-six-seven-eight-nine-ten.png',
		],
		[ 'Ein Café', 'ai-ein-cafe.png' ],
	] )( 'asked for with "%s" is called %s', ( prompt, name ) => {
		expect( imageFileName( prompt ) ).toBe( name );
	} );

	it( 'has the ending of its type', () => {
		expect( imageFileName( 'Boat', 'image/jpeg' ) ).toBe( 'ai-boat.jpg' );
	} );

	it( 'has a short alternative text', () => {
		const item = { prompt: 'word '.repeat( 60 ) } as ImageItem;
		expect( altTextOf( item ).length ).toBeLessThanOrEqual( 126 );
		expect( altTextOf( item ) ).toMatch( /word…$/ );
		expect(
			altTextOf( { prompt: '', revisedPrompt: ' A  lake ' } as ImageItem )
		).toBe( 'A lake' );
	} );
} );

it.each( [
	[
		'error_quota_exceeded',
		"You don't have enough requests to generate another image.",
	],
	[
		'no_content',
		'No content to generate image. Please type custom instructions and try again.',
	],
	[
		'no_image_engine',
		'No AI server that makes images is set up for this site. An administrator can add one in the AI settings.',
	],
	[ 'error_moderation', messageFor( 'error_moderation' ) ],
	[ 'ai_disabled', messageFor( 'ai_disabled' ) ],
	[ 'ai_not_allowed', messageFor( 'ai_not_allowed' ) ],
	[ 'user_not_linked', messageFor( 'user_not_linked' ) ],
	[ 'error_service_unavailable', GENERAL ],
	[ 'toString', GENERAL ],
	[ '', GENERAL ],
] )( 'has a sentence for every failure: %s', ( code, sentence ) => {
	expect( imageMessageFor( code ) ).toBe( sentence );
} );
