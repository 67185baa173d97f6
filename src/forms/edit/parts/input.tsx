import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { useReads, useWrites } from '../core';
import { useFieldOf } from '../use-form';
import { textOf } from '../types';
import { MockInput } from './mock';
import { OptionList } from './option-list';
import { WithField } from './with-field';
import type { PartProps } from '../types';

/** The options of a dropdown: shown while the author is at work on the field. */
function DropdownOptions( { clientId }: PartProps ) {
	const field = useFieldOf( clientId );
	const isAtWork = useReads(
		( reads ) =>
			!! field &&
			( reads.isBlockSelected( field ) ||
				reads.hasSelectedInnerBlock( field, true ) ),
		[ field ]
	);
	// Read here, not from the context: that lags behind the keys of a fast writer.
	const options = useReads(
		( reads ) => field && reads.getBlockAttributes( field )?.options,
		[ field ]
	);
	const { updateBlockAttributes } = useWrites();
	const isEditable = useBlockEditingMode() === 'default';
	if ( ! field || ! isAtWork || ! isEditable ) {
		return null;
	}
	return (
		<OptionList
			options={ Array.isArray( options ) ? options.map( String ) : [] }
			onChange={ ( next ) =>
				updateBlockAttributes( field, { options: next } )
			}
		/>
	);
}

/** Where visitors answer in words, or choose from a list that opens. */
export function InputEdit( props: PartProps ) {
	const type = textOf( props.attributes.type ) || 'text';
	const isDropdown = type === 'dropdown';
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			{ isDropdown ? (
				<span className="contact-form__select-wrapper slipstream-forms-select">
					<MockInput { ...props } className="select" />
				</span>
			) : (
				<MockInput
					{ ...props }
					className={ type }
					rows={ type === 'textarea' ? 6 : undefined }
				/>
			) }
			{ isDropdown && <DropdownOptions { ...props } /> }
		</div>
	);
}

/** Where visitors write their phone number. */
export function PhoneEdit( props: PartProps ) {
	const { context } = props;
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			<div className="slipstream-forms-phone">
				{ !! context[ 'slipstream/show-country' ] && (
					<span
						className="slipstream-forms-phone__country"
						aria-hidden="true"
					>
						{ textOf( context[ 'slipstream/country' ] ) || '+' } ▾
					</span>
				) }
				<MockInput { ...props } className="telephone" />
			</div>
		</div>
	);
}
