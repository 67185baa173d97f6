import { expect } from '../../fixtures';
import { BOOKING, FORM, FormBarPage, takeBooking, test } from '../../form-bar';

test( 'a form in a widget area, whose editor has no frame, is asked for, accepted and saved', async ( {
	admin,
	editor,
	formBar,
	page,
	toolbar,
	requestUtils,
	upstream,
} ) => {
	await upstream.behave( { text: BOOKING.join( '' ) } );
	const { id } = await requestUtils.rest< { id: string } >( {
		method: 'POST',
		path: '/wp/v2/widgets',
		data: {
			id_base: 'block',
			sidebar: 'e2e',
			instance: { raw: { content: formBar.content( FORM ) } },
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
	await takeBooking( new FormBarPage( toolbar, editor, page ), page );
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
