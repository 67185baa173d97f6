import { field, form } from './pages';

/** A form with a field of each kind that the script of pages takes care of. */
export const EVERY_FIELD = form(
	[
		field( 'name', { label: 'Name', required: true, width: 50 } ),
		field( 'email', { label: 'Email', required: true, width: 50 } ),
		field( 'date', { label: 'Day', dateFormat: 'dd/mm/yy' } ),
		'<!-- wp:jetpack/field-number --><div><!-- wp:jetpack/label {"label":"Seats"} /--><!-- wp:jetpack/input {"type":"number","min":1,"max":5} /--></div><!-- /wp:jetpack/field-number -->',
		'<!-- wp:jetpack/field-slider {"max":50,"minLabel":"cold","maxLabel":"hot"} --><div><!-- wp:jetpack/label {"label":"Heat"} /--></div><!-- /wp:jetpack/field-slider -->',
		field( 'rating', { label: 'Stars' } ),
		field( 'radio', { label: 'Colour', options: [ 'Red', 'Blue' ] } ),
		field( 'select', {
			label: 'Size',
			options: [ 'S', 'M' ],
			toggleLabel: 'Pick one',
			required: true,
		} ),
		field( 'textarea', { label: 'Message' } ),
		field( 'file', { label: 'Photos', maxfiles: 2 } ),
		field( 'consent', {
			consentType: 'explicit',
			explicitConsentMessage: 'May we write to you?',
			required: true,
		} ),
	].join( '' )
);
