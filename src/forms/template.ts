import { fieldTypeOf, initialLabel } from './field-types';
import { consentMessage } from './migrate';
import type { FieldDefinition } from './field-types';
import type { Values } from './migrate';

/** Blocks: the name of each, its attributes, and the blocks inside. */
export type Template = [ string, Values?, Template? ][];

/** The option that stands for a field with one box. */
function standalone( type: string, definition: FieldDefinition, own: Values ) {
	const isImplicit = type === 'consent' && own.consentType !== 'explicit';
	return {
		label:
			type === 'consent'
				? consentMessage( ! isImplicit )
				: initialLabel( definition ),
		isStandalone: true,
		...( type === 'consent' && { hideInput: isImplicit } ),
	};
}

/**
 * The blocks inside of a new field.
 *
 * @param type       The field's type.
 * @param attributes The field's attributes.
 * @param label      What it is called; its usual label if left out.
 * @param inner      What its control begins with.
 */
export function fieldTemplate(
	type: string,
	attributes: Values,
	label?: string,
	inner?: Template
): Template {
	const definition = fieldTypeOf( type );
	const { controlBlock, controlAttributes = {} } = definition ?? {};
	if ( ! definition || ! controlBlock ) {
		return [];
	}
	if ( definition.standalone ) {
		return [ [ controlBlock, standalone( type, definition, attributes ) ] ];
	}
	return [
		[
			'jetpack/label',
			{
				label:
					label ??
					initialLabel( definition, attributes.fieldVariant ),
			},
		],
		inner
			? [ controlBlock, controlAttributes, inner ]
			: [ controlBlock, controlAttributes ],
	];
}
