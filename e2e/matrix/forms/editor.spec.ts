import { expect, test } from '../../fixtures';
import { CANVAS, expectSaved, FORM } from '../../specs/forms/saved';

/** Kinds of forms, as they are offered. */
const KINDS = [
	'Contact form',
	'RSVP form',
	'Registration form',
	'Appointment form',
	'Feedback form',
	'Newsletter form',
	'Multistep form',
	'Lead form',
];

test( 'each kind of form is started by keyboard, and opens again as saved', async ( {
	admin,
	editor,
	page,
	expectAccessible,
} ) => {
	await admin.createNewPost( { title: 'Every form' } );
	for ( const kind of KINDS ) {
		await editor.insertBlock( { name: 'jetpack/contact-form' } );
		const button = editor.canvas.getByRole( 'button', {
			name: kind,
			exact: true,
		} );
		await button.focus();
		await button.press( 'Enter' );
		await expect( button ).toBeHidden();
	}
	await expect( editor.canvas.locator( FORM ) ).toHaveCount( KINDS.length );
	await expectAccessible( [ CANVAS, FORM ] );
	const saved = await expectSaved( editor, page );
	expect(
		saved.filter( ( { attributes } ) => attributes.type === 'submit' )
	).toHaveLength( KINDS.length );
} );

test( 'forms are mirrored where the language is, and fit narrow windows', async ( {
	admin,
	editor,
	page,
	setLanguage,
} ) => {
	await setLanguage( 'ar' );
	await admin.createNewPost();
	for ( const variationName of [ 'registration-form', 'feedback-form' ] ) {
		await editor.insertBlock( {
			name: 'jetpack/contact-form',
			attributes: { variationName },
		} );
	}
	const form = editor.canvas.locator( FORM ).last();
	await expect(
		form.locator( '[data-type="jetpack/field-rating"]' )
	).toBeVisible();
	await expect( form ).toHaveCSS( 'direction', 'rtl' );
	await page.setViewportSize( { width: 320, height: 740 } );
	const { width } = ( await form.boundingBox() ) ?? { width: 0 };
	expect( width ).toBeLessThanOrEqual( 320 );
} );
