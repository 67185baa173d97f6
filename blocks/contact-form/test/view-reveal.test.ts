import { press } from './support/page';
import { reveal } from '../view/reveal';

const field = () => document.querySelector( 'input' ) as HTMLElement;

test( 'closed details around a field are opened, all of them', () => {
	document.body.innerHTML =
		'<details><summary>A</summary><form><details><summary>B</summary><input></details><details id="other"></details></form></details>';
	reveal( field() );
	expect(
		[ ...document.querySelectorAll( 'details' ) ].map(
			( { open } ) => open
		)
	).toEqual( [ true, true, false ] );
} );

test.each( [ 'aria-expanded', 'aria-selected' ] )(
	'the panel of a control that says %s=false is opened as by a click',
	( state ) => {
		document.body.innerHTML = `<button aria-controls="x panel" ${ state }="false"></button><div id="panel"><input></div>`;
		const button = document.querySelector( 'button' ) as HTMLElement;
		const clicked = jest.fn();
		button.onclick = clicked;
		reveal( field() );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		button.setAttribute( state, 'true' );
		reveal( field() );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
	}
);

test( 'what is hidden until it is found is found', () => {
	document.body.innerHTML = '<div hidden="until-found"><input></div>';
	const found = jest.fn();
	document.body.addEventListener( 'beforematch', found );
	reveal( field() );
	expect( found ).toHaveBeenCalled();
	expect( document.querySelector( '[hidden]' ) ).toBeNull();
} );

test( 'a mistake in a closed part of a form is shown, and its link leads there', async () => {
	const { openPage } = await import( './support/page' );
	await openPage( 'form', '', ( page ) =>
		page.replace(
			/(<form[^>]*>)([\s\S]*)(<\/form>)/,
			'$1<details><summary>More</summary>$2</details>$3'
		)
	);
	const details = document.querySelector( 'details' ) as HTMLDetailsElement;
	document.forms[ 0 ]?.requestSubmit();
	expect( details.open ).toBe( true );
	details.open = false;
	press( '.form-error a' );
	expect( details.open ).toBe( true );
} );
