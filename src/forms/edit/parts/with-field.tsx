import { useFieldOf } from '../use-form';
import { useSharedStyle } from '../use-shared-style';
import { FieldControls } from '../settings/field-controls';
import type { PartProps } from '../types';

/** What each part of a field brings along: the field's own toolbar and settings, and the look that fields share. */
export function WithField( {
	name,
	clientId,
	attributes,
	isSelected,
}: PartProps ) {
	const field = useFieldOf( clientId );
	useSharedStyle( name, clientId, attributes, isSelected );
	return isSelected && field ? <FieldControls clientId={ field } /> : null;
}
