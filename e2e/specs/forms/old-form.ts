const FLAT =
	'text name email url date telephone textarea checkbox consent select';
const LATER = 'time number slider rating file';

/** A form with every kind of field, as it was saved long ago. */
export const OLD_FORM = [
	'<!-- wp:jetpack/contact-form {"submitButtonText":"Go","hasFormSettingsSet":"yes"} -->',
	...FLAT.split( ' ' ).map(
		( kind ) =>
			`<!-- wp:jetpack/field-${ kind } {"label":"My ${ kind }","width":50,"options":["A","B"]} /-->`
	),
	'<!-- wp:jetpack/field-radio {"label":"My radio","options":["A","B"]} /-->',
	'<!-- wp:jetpack/field-checkbox-multiple {"label":"My boxes"} -->',
	'<!-- wp:jetpack/field-option-checkbox {"label":"C"} /-->',
	'<!-- /wp:jetpack/field-checkbox-multiple -->',
	...LATER.split( ' ' ).map(
		( kind ) =>
			`<!-- wp:jetpack/field-${ kind } -->\n<div></div>\n<!-- /wp:jetpack/field-${ kind } -->`
	),
	'<!-- wp:jetpack/field-image-select -->\n<div class="wp-block-jetpack-field-image-select"><div></div></div>\n<!-- /wp:jetpack/field-image-select -->',
	'<!-- wp:jetpack/field-hidden {"label":"from","default":"home"} /-->',
	'<!-- /wp:jetpack/contact-form -->',
].join( '\n' );
