import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

const PAY = 'jetpack/recurring-payments';
const LOG_IN = 'premium-content/login-button';

export default function Edit() {
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( { className: 'wp-block-buttons' } ),
		{
			allowedBlocks: [ PAY, LOG_IN ],
			template: [ [ PAY ], [ LOG_IN ] ],
			orientation: 'horizontal',
		}
	) as { children?: React.ReactNode };
	return <div { ...props }>{ children }</div>;
}
