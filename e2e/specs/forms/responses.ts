import { request } from '@playwright/test';
import { SIGNED_OUT } from '../../signed-out';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

type Values = Record< string, string >;

/** What somebody fills in, by the fields of the form below. */
type Person = Partial<
	Record<
		'name' | 'email' | 'website' | 'phone' | 'message' | 'stars',
		string
	>
>;

interface Sent {
	id: number;
	author_name: string;
}

const field = ( type: string, label: string ) =>
	`<!-- wp:jetpack/field-${ type } ${ JSON.stringify( { label } ) } /-->`;

const CONTENT = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form">${ [
	field( 'name', 'Name' ),
	field( 'email', 'Email' ),
	field( 'url', 'Website' ),
	field( 'telephone', 'Phone' ),
	field( 'textarea', 'Message' ),
	field( 'file', 'Photo' ),
	field( 'rating', 'Stars' ),
].join( '' ) }</div>
<!-- /wp:jetpack/contact-form -->`;

/** Publishes a page with a form. */
export const publishForm = ( requestUtils: RequestUtils, title: string ) =>
	requestUtils.rest< { id: number; link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title, status: 'publish', content: CONTENT },
	} );

/** What the form of a page sends beside its fields when a program fills it in: also the field that people do not see. */
function hiddenOf( html: string ): Values {
	const form =
		/<form[^>]*data-slipstream-form[\s\S]*?<\/form>/.exec( html )?.[ 0 ] ??
		'';
	const inputs = form.match( /<input[^>]*type="hidden"[^>]*>/g ) ?? [];
	return {
		...Object.fromEntries(
			inputs.map( ( input ) => [
				/name="([^"]*)"/.exec( input )?.[ 1 ] ?? '',
				/value="([^"]*)"/.exec( input )?.[ 1 ] ?? '',
			] )
		),
		[ /name="(x[0-9a-f]{10})"/.exec( form )?.[ 1 ] ?? '' ]: 'filled in',
	};
}

type File = { name: string; mimeType: string; buffer: Buffer };

/**
 * Sends the form of a page as programs do, which is taken for spam however slow the site is, and puts the responses into the inbox: the first stays the newest but for the last.
 */
export async function send(
	requestUtils: RequestUtils,
	page: { id: number; link: string },
	people: readonly Person[],
	file?: File
): Promise< number[] > {
	const visitor = await request.newContext( {
		storageState: SIGNED_OUT,
	} );
	const html = await ( await visitor.get( page.link ) ).text();
	const endpoint = /data-endpoint="([^"]*)"/.exec( html )?.[ 1 ] ?? '';
	const name = ( key: string ) => `g${ page.id }-${ key }`;
	for ( const values of people ) {
		const answer = await visitor.post(
			endpoint.replaceAll( '&amp;', '&' ),
			{
				multipart: {
					...hiddenOf( html ),
					...Object.fromEntries(
						Object.entries( values ).map( ( [ key, value ] ) => [
							name( key ),
							value,
						] )
					),
					...( file ? { [ `${ name( 'photo' ) }[]` ]: file } : {} ),
				},
			}
		);
		if ( ! answer.ok() ) {
			throw new Error( await answer.text() );
		}
	}
	await visitor.dispose();
	const sent = await requestUtils.rest< Sent[] >( {
		path: '/wp/v2/feedback',
		params: {
			status: 'spam',
			parent: page.id,
			per_page: people.length,
			orderby: 'id',
		},
	} );
	const ids = sent.map( ( { id } ) => id );
	await change( requestUtils, 'not_spam', ids );
	return ids.reverse();
}

/** Changes responses without the screen. */
export const change = (
	requestUtils: RequestUtils,
	action: string,
	ids: readonly number[]
) =>
	requestUtils.rest( {
		method: 'POST',
		path: '/slipstream/v1/forms/bulk',
		data: { action, ids },
	} );

/** Deletes every response. */
export async function clear( requestUtils: RequestUtils ) {
	const found = await requestUtils.rest< Sent[] >( {
		path: '/wp/v2/feedback',
		params: { status: 'publish,spam,trash', per_page: 100 },
	} );
	const ids = found.map( ( { id } ) => id );
	if ( ids.length > 0 ) {
		await change( requestUtils, 'trash', ids );
		await change( requestUtils, 'delete', ids );
	}
}
