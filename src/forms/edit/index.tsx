import { FieldEdit } from './field';
import { DropzoneEdit, ImageOptionEdit, ImageOptionsEdit } from './parts/areas';
import { HiddenEdit } from './parts/hidden';
import { InputEdit, PhoneEdit } from './parts/input';
import { LabelEdit } from './parts/label';
import { OptionEdit, OptionsEdit } from './parts/option';
import { OldOptionEdit } from './parts/old-option';
import { RangeEdit, RatingEdit } from './parts/scales';
import { NavigationEdit, StepEdit, StepsEdit } from './steps/steps';
import { ProgressEdit } from './steps/progress';
import type { PartProps } from './types';
import type { ComponentType } from 'react';

const EDITS: Record< string, ComponentType< PartProps > > = {
	label: LabelEdit,
	input: InputEdit,
	'phone-input': PhoneEdit,
	options: OptionsEdit,
	option: OptionEdit,
	'field-option-checkbox': OldOptionEdit,
	'field-option-radio': OldOptionEdit,
	'input-range': RangeEdit,
	'input-rating': RatingEdit,
	dropzone: DropzoneEdit,
	'fieldset-image-options': ImageOptionsEdit,
	'input-image-option': ImageOptionEdit,
	'field-hidden': HiddenEdit,
	'form-step-container': StepsEdit,
	'form-step': StepEdit,
	'form-step-navigation': NavigationEdit,
	'form-progress-indicator': ProgressEdit,
};

/** Edits whichever block of a form it is given. */
export function PartEdit( props: PartProps ) {
	const Edit = EDITS[ props.name.replace( 'jetpack/', '' ) ] ?? FieldEdit;
	return <Edit { ...props } />;
}
