import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './fixtures';
import { picture } from './fakes/openai-media.mjs';
import type { Admin, RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

/** An image of the media library, as the REST API tells it. */
export interface LibraryItem {
	id: number;
	alt_text: string;
	source_url: string;
}

/** Puts a picture into the library; its name is that of the file. */
export async function addPicture(
	requestUtils: RequestUtils,
	name: string,
	number = 1
): Promise< LibraryItem > {
	// Tests run at the same time: what one uploads, another must not be writing.
	const folder = mkdtempSync( join( tmpdir(), 'slipstream-e2e-' ) );
	const file = join( folder, `${ name }.png` );
	writeFileSync( file, picture( number ) );
	try {
		return ( await requestUtils.uploadMedia( file ) ) as LibraryItem;
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

/** What the library knows of an image now. */
export const libraryItem = ( requestUtils: RequestUtils, id: number ) =>
	requestUtils.rest< LibraryItem >( { path: `/wp/v2/media/${ id }` } );

/** The alternative text of an image now. */
export const altOf = async (
	requestUtils: RequestUtils,
	image?: LibraryItem
): Promise< string > =>
	( await libraryItem( requestUtils, image?.id ?? 0 ) ).alt_text;

/** Leaves four pictures in the library, and nothing else. */
export async function fillLibrary(
	requestUtils: RequestUtils
): Promise< LibraryItem[] > {
	await requestUtils.deleteAllMedia();
	const images: LibraryItem[] = [];
	for ( const name of [ 'harbour', 'pier', 'beach', 'lighthouse' ] ) {
		images.push( await addPicture( requestUtils, name, images.length ) );
	}
	return images;
}

/** The screen of alternative texts. */
export const SCREEN = '#slipstream-screen-alt-texts';
export const open = ( admin: Admin, query = '' ) =>
	admin.visitAdminPage( 'upload.php', `page=slipstream-alt-text${ query }` );
/** An image on the screen, by its name. */
export const row = ( page: Page, name: string ) =>
	page
		.locator( `${ SCREEN } li` )
		.filter( { has: page.getByText( name, { exact: true } ) } );
export const button = ( page: Page, name: string | RegExp ) =>
	page.locator( SCREEN ).getByRole( 'button', { name, exact: true } );
export const group = ( page: Page, name: string ) =>
	page.locator( `${ SCREEN } nav` ).getByRole( 'link', { name } );
/** Waits until the run has come so far. */
export const far = ( page: Page, text: string ) =>
	expect( page.locator( `${ SCREEN } strong` ) ).toHaveText( text );
