import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

const BUTTON = 'jetpack/recurring-payments';

export default function Edit() {
	const { children, ...props } = useInnerBlocksProps( useBlockProps(), {
		allowedBlocks: [ BUTTON ],
		template: [ [ BUTTON ] ],
		orientation: 'horizontal',
	} ) as { children?: React.ReactNode };
	return <div { ...props }>{ children }</div>;
}
