import { field, form } from './pages';
import type { Page } from '@playwright/test';

const button = ( text: string, name: string, type: string ) =>
	`<!-- wp:button {"tagName":"button","type":"${ type }","className":"${ name }"} --><div class="wp-block-button ${ name }"><button type="${ type }" class="wp-block-button__link wp-element-button">${ text }</button></div><!-- /wp:button -->`;
const step = ( stepLabel: string, inner: string ) =>
	`<!-- wp:jetpack/form-step ${ JSON.stringify( { stepLabel } ) } --><div class="wp-block-jetpack-form-step">${ inner }</div><!-- /wp:jetpack/form-step -->`;

/** A form in three steps. */
export const inSteps = ( variant = 'line' ) =>
	form(
		`<!-- wp:jetpack/form-progress-indicator {"variant":"${ variant }"} /--><!-- wp:jetpack/form-step-container --><div class="jetpack-form-steps-wrapper"><div class="wp-block-jetpack-form-step-container">${
			step(
				'About you',
				field( 'name', { label: 'Name', required: true } ) +
					field( 'email', { label: 'Email', required: true } )
			) +
			step(
				'Your wish',
				field( 'radio', {
					label: 'Colour',
					options: [ 'Green', 'Blue' ],
					required: true,
				} )
			) +
			step( 'Your message', field( 'textarea', { label: 'Message' } ) )
		}</div></div><!-- /wp:jetpack/form-step-container --><!-- wp:jetpack/form-step-navigation --><div class="wp-block-jetpack-form-step-navigation__wrapper"><div class="wp-block-jetpack-form-step-navigation">${
			button(
				'Back',
				'form-button-previous is-style-outline',
				'button'
			) +
			button( 'Next', 'form-button-next', 'button' ) +
			button( 'Send', 'form-button-submit', 'submit' )
		}</div></div><!-- /wp:jetpack/form-step-navigation -->`
	);

export const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } ).click();

/** Fills in the first step. */
export async function fillFirst( page: Page, email = 'ann@example.org' ) {
	await page.getByLabel( 'Name' ).fill( 'Ann' );
	await page.getByLabel( 'Email' ).fill( email );
}
