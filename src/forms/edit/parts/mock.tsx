import { useBlockEditingMode } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	spacingProps,
	typographyProps,
	useBorderProps,
	useColorProps,
} from '../core';
import { textOf } from '../types';
import type { PartProps } from '../types';

/**
 * The look that the block's supports give to the control itself.
 *
 * @param attributes The block's attributes.
 */
export function useLook( attributes: PartProps[ 'attributes' ] ) {
	const color = useColorProps( { ...attributes } );
	const border = useBorderProps( { ...attributes } );
	const parts = [
		color,
		border,
		spacingProps( { ...attributes } ),
		typographyProps( { ...attributes } ),
	];
	return {
		className: parts
			.map( ( { className } ) => className )
			.filter( Boolean )
			.join( ' ' ),
		style: Object.assign(
			{},
			...parts.map( ( { style } ) => style )
		) as React.CSSProperties,
	};
}

interface Props extends PartProps {
	className: string;
	rows?: number;
	/** What visitors see where the author has written nothing. */
	fallback?: string | undefined;
}

/** A control as visitors see it; what is typed into it becomes its placeholder. */
export function MockInput( props: Props ) {
	const { attributes, setAttributes, className, rows, isSelected } = props;
	const { fallback } = props;
	const hint = isSelected
		? __( 'Write an example or a hint…', 'slipstream' )
		: '';
	const look = useLook( attributes );
	const isLocked = useBlockEditingMode() === 'disabled';
	const shared = {
		className: `${ className } grunion-field slipstream-forms-mock ${ look.className }`,
		style: look.style,
		value: textOf( attributes.placeholder ),
		readOnly: isLocked,
		'aria-label': __( 'Placeholder', 'slipstream' ),
		placeholder: fallback ?? hint,
		onChange: (
			event: React.ChangeEvent< HTMLInputElement | HTMLTextAreaElement >
		) => setAttributes( { placeholder: event.target.value } ),
	};
	return rows ? (
		<textarea { ...shared } rows={ rows } />
	) : (
		<input { ...shared } type="text" />
	);
}
