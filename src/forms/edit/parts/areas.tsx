import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { InnerBlocks, RichText } from '../core';
import { useFirstBlocks } from '../use-first-blocks';
import { textOf } from '../types';
import { WithField } from './with-field';
import type { PartProps } from '../types';
import type { ReactNode } from 'react';

/** Where visitors choose files. What older editors put into it stays there. */
export function DropzoneEdit( props: PartProps ) {
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( { className: 'jetpack-form-file-field__container' } ),
		{ templateLock: false, renderAppender: undefined }
	);
	return (
		<div { ...inner }>
			<WithField { ...props } />
			<input type="file" disabled aria-hidden="true" />
			{ children as ReactNode }
		</div>
	);
}

/** The pictures to choose from. */
export function ImageOptionsEdit( props: PartProps ) {
	useFirstBlocks( props.clientId, [
		[ 'jetpack/input-image-option' ],
		[ 'jetpack/input-image-option' ],
	] );
	const isLarge = props.context[ 'slipstream/isSupersized' ];
	const inner = useInnerBlocksProps(
		{
			className: `slipstream-forms-images${ isLarge ? ' is-supersized' : '' }`,
		},
		{
			templateLock: false,
			orientation: 'horizontal',
			renderAppender: props.isSelected
				? InnerBlocks.ButtonBlockAppender
				: undefined,
		}
	);
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			<div { ...inner } />
		</div>
	);
}

/** One picture to choose, with its name. */
export function ImageOptionEdit( props: PartProps ) {
	const { attributes, setAttributes, context } = props;
	useFirstBlocks( props.clientId, [
		[ 'core/image', { aspectRatio: '1', scale: 'cover' } ],
	] );
	const inner = useInnerBlocksProps(
		{},
		{
			templateLock: 'insert',
		}
	);
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			<div { ...inner } />
			{ context[ 'slipstream/showLabels' ] !== false && (
				<RichText
					identifier="label"
					tagName="span"
					className="jetpack-input-image-option__label"
					aria-label={ __( 'Name of the picture', 'slipstream' ) }
					placeholder={ __( 'Name this picture…', 'slipstream' ) }
					disableLineBreaks
					value={ textOf( attributes.label ) }
					onChange={ ( label ) => setAttributes( { label } ) }
				/>
			) }
		</div>
	);
}
