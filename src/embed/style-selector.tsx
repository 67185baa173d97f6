import { RadioControl } from '@wordpress/components';

interface Props {
	label: string;
	/** What the block holds; another value than those of the options is the first. */
	value: string;
	options: readonly { readonly value: string; readonly label: string }[];
	onChange: ( style: string ) => void;
}

/** How an embed is shown: at its place, or opened by a link or button. */
export function StyleSelector( { label, value, options, onChange }: Props ) {
	const known = options.some( ( option ) => option.value === value );
	return (
		<RadioControl
			label={ label }
			selected={ known ? value : options[ 0 ]?.value }
			options={ [ ...options ] }
			onChange={ onChange }
		/>
	);
}
