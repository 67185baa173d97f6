import { expect } from '../../fixtures';
import { BOOKING, FORM, FormBarPage, test } from '../../form-bar';
import type { Page } from '@playwright/test';

const CONTENT = `<!-- wp:jetpack/contact-form -->\n<div class="wp-block-jetpack-contact-form">${ FORM }</div>\n<!-- /wp:jetpack/contact-form -->`;
const screen = ( name: string ) => ( {
	path: `artifacts/screens/ai-form-9-${ name }.png`,
} );

/** Selects the one form, wherever it stands. */
const selectForm = ( page: Page ) =>
	page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ id ] = select( 'core/block-editor' ).getBlocksByName(
			'jetpack/contact-form'
		);
		void dispatch( 'core/block-editor' ).selectBlock( id );
	} );

/** Asks for a form in the place of the one that is there, and takes it. */
async function takeBooking( bar: FormBarPage, page: Page, name: string ) {
	await expect( bar.form ).toBeVisible();
	await selectForm( page );
	await bar.show();
	await bar.ask( 'A booking form' );
	await expect( bar.changes ).toHaveCount( 7 );
	await page.screenshot( screen( name ) );
	await bar.button( 'Accept' ).click();
	await expect( bar.bar ).toHaveCount( 0 );
	await expect( bar.form ).toContainText( 'Anything else?' );
}

test.beforeEach( ( { upstream } ) =>
	upstream.behave( { text: BOOKING.join( '' ) } )
);

test( 'a form in a template is asked for, accepted and saved', async ( {
	formBar,
	admin,
	editor,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	const template = await requestUtils.rest< { id: string } >( {
		method: 'POST',
		path: '/wp/v2/templates',
		data: {
			slug: 'with-form',
			title: 'With a form',
			content: CONTENT,
			status: 'publish',
		},
	} );
	const path = `/wp/v2/templates/${ template.id }`;
	await admin.visitSiteEditor( {
		postId: template.id,
		postType: 'wp_template',
		canvas: 'edit',
	} );
	await takeBooking( formBar, page, 'template' );
	await expectAccessible( [
		'iframe[name="editor-canvas"]',
		'[data-type="jetpack/contact-form"]',
	] );
	await editor.saveSiteEditorEntities( { isOnlyCurrentEntityDirty: true } );
	const { content } = await requestUtils.rest< {
		content: { raw: string };
	} >( { path, params: { context: 'edit' } } );
	expect( content.raw ).toContain( 'wp:jetpack/field-date' );
	expect( content.raw ).not.toContain( '"label":"Town"' );
	await requestUtils.rest( {
		method: 'DELETE',
		path,
		data: { force: true },
	} );
} );

test( 'a form in a widget area is asked for, accepted and saved', async ( {
	admin,
	editor,
	page,
	toolbar,
	requestUtils,
} ) => {
	const { id } = await requestUtils.rest< { id: string } >( {
		method: 'POST',
		path: '/wp/v2/widgets',
		data: {
			id_base: 'block',
			sidebar: 'e2e',
			instance: { raw: { content: CONTENT } },
		},
	} );
	await requestUtils.rest( {
		method: 'PUT',
		path: '/wp/v2/sidebars/e2e',
		data: { widgets: [ id ] },
	} );
	await admin.visitAdminPage( 'widgets.php' );
	// The first visit greets.
	await page.evaluate( () => {
		window.wp.data
			.dispatch( 'core/preferences' )
			.set( 'core/edit-widgets', 'welcomeGuide', false );
	} );
	await takeBooking(
		new FormBarPage( toolbar, editor, page ),
		page,
		'widgets'
	);
	await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Dismiss this notice' } )
	).toContainText( 'saved' );
	const { instance } = await requestUtils.rest< {
		instance: { raw: { content: string } };
	} >( { path: `/wp/v2/widgets/${ id }`, params: { context: 'edit' } } );
	expect( instance.raw.content ).toContain( 'wp:jetpack/field-date' );
	expect( instance.raw.content ).not.toContain( '"label":"Town"' );
	await requestUtils.rest( {
		method: 'DELETE',
		path: `/wp/v2/widgets/${ id }`,
		data: { force: true },
	} );
} );
