import {
	InspectorControls,
	useBlockEditingMode,
	useBlockProps,
} from '@wordpress/block-editor';
import { __unstableStripHTML as plainText } from '@wordpress/dom';
import { speak } from '@wordpress/a11y';
import { PanelBody } from '@wordpress/components';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	keyChange,
	moving,
	OptionTools,
	removal,
	RequiredText,
	RichText,
	Text,
	textOf,
	Toggle,
	useIsAtWorkOnField,
	useReads,
	useReadsNow,
	useWrites,
	WithField,
} from '@slipstream/forms';
import type { KeyChange, PartProps } from '@slipstream/forms';
import type { KeyboardEvent } from 'react';

/** Changes the list that an option stands in. */
function useChangeOptions( clientId: string ) {
	const readsNow = useReadsNow();
	const { insertBlock, moveBlockToPosition, removeBlock } = useWrites();
	return ( change: KeyChange ) => {
		const root = readsNow().getBlockRootClientId( clientId ) ?? '';
		if ( change.type === 'add' ) {
			insertBlock( createBlock( 'jetpack/option' ), change.to, root );
		} else if ( change.type === 'remove' ) {
			removeBlock( clientId );
		} else {
			moveBlockToPosition( clientId, root, root, change.to );
		}
		if ( change.said ) {
			speak( change.said );
		}
	};
}

/** Adds, takes away and moves options by key. */
function useOptionKeys( { clientId, attributes }: PartProps ) {
	const readsNow = useReadsNow();
	const apply = useChangeOptions( clientId );
	return ( event: KeyboardEvent ) => {
		const reads = readsNow();
		const root = reads.getBlockRootClientId( clientId ) ?? '';
		const change =
			reads.getBlockName( root ) === 'jetpack/options' &&
			! ( event.target as Element ).closest( 'button' )
				? keyChange(
						event,
						reads.getBlockIndex( clientId ),
						reads.getBlockOrder( root ).length,
						! textOf( attributes.label )
					)
				: undefined;
		if ( change ) {
			event.preventDefault();
			event.stopPropagation();
			apply( change );
		}
	};
}

/** Buttons that move and remove an option, while the author is at work on its field. */
function Tools( { clientId, attributes }: PartProps ) {
	const isAtWork = useIsAtWorkOnField( clientId );
	const apply = useChangeOptions( clientId );
	const { index, count } = useReads(
		( reads ) => ( {
			index: reads.getBlockIndex( clientId ),
			count: reads.getBlockOrder(
				reads.getBlockRootClientId( clientId ) ?? ''
			).length,
		} ),
		[ clientId ]
	);
	const isEditable = useBlockEditingMode() === 'default';
	return isAtWork && isEditable ? (
		<OptionTools
			label={ plainText( textOf( attributes.label ) ) }
			index={ index }
			count={ count }
			onMove={ ( to ) => apply( moving( to, count ) ) }
			onRemove={ () => apply( removal( index ) ) }
		/>
	) : null;
}

/** One thing to choose, or to agree with. */
export default function Edit( props: PartProps ) {
	const { attributes, setAttributes, context } = props;
	const { hideInput, isStandalone } = attributes;
	const type = context[ 'slipstream/option-type' ] === 'radio';
	const Tag = isStandalone ? 'div' : 'li';
	const onKeyDownCapture = useOptionKeys( props );
	return (
		<Tag
			{ ...useBlockProps( {
				className: 'contact-form-field',
				onKeyDownCapture,
			} ) }
		>
			<WithField { ...props } />
			{ ! isStandalone && (
				<InspectorControls>
					<PanelBody title={ __( 'Option', 'slipstream' ) }>
						<Toggle
							values={ attributes }
							set={ setAttributes }
							name="isOther"
							label={ __(
								'Allow a custom answer',
								'slipstream'
							) }
						/>
						{ !! attributes.isOther && (
							<Text
								values={ attributes }
								set={ setAttributes }
								name="otherPlaceholder"
								label={ __( 'Placeholder', 'slipstream' ) }
							/>
						) }
					</PanelBody>
				</InspectorControls>
			) }
			{ ! hideInput && (
				<input
					type={ type ? 'radio' : 'checkbox' }
					disabled
					aria-hidden="true"
				/>
			) }
			<RichText
				identifier="label"
				tagName="span"
				className="grunion-field-text"
				aria-label={ __( 'Option', 'slipstream' ) }
				placeholder={
					textOf( attributes.placeholder ) ||
					__( 'Write an option…', 'slipstream' )
				}
				disableLineBreaks
				value={ textOf( attributes.label ) }
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
			{ isStandalone ? (
				<RequiredText { ...props } />
			) : (
				<Tools { ...props } />
			) }
		</Tag>
	);
}
