import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import {
	fieldTypeOf,
	MockInput,
	textOf,
	useFieldOf,
	useIsAtWorkOnField,
	useReads,
	useWrites,
	WithField,
} from '@slipstream/forms';
import { OptionList } from './components/option-list';
import type { PartProps } from '@slipstream/forms';

/** The options of a dropdown: shown while the author is at work on the field. */
function DropdownOptions( { clientId }: PartProps ) {
	const field = useFieldOf( clientId );
	const isAtWork = useIsAtWorkOnField( clientId );
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
export default function Edit( props: PartProps ) {
	const type = textOf( props.attributes.type ) || 'text';
	const isDropdown = type === 'dropdown';
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			{ isDropdown ? (
				<span className="contact-form__select-wrapper">
					<MockInput
						{ ...props }
						className="select"
						fallback={
							fieldTypeOf( 'select' )?.messages?.placeholder
						}
					/>
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
