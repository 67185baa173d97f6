import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

const TEMPLATE = [
	[ 'jetpack/email' ],
	[ 'jetpack/phone' ],
	[ 'jetpack/address' ],
];

const ALLOWED = [
	'jetpack/markdown',
	'jetpack/address',
	'jetpack/email',
	'jetpack/phone',
	'jetpack/map',
	'jetpack/business-hours',
	'core/paragraph',
	'core/image',
	'core/heading',
	'core/gallery',
	'core/list',
	'core/quote',
	'core/shortcode',
	'core/audio',
	'core/code',
	'core/cover',
	'core/html',
	'core/separator',
	'core/spacer',
	'core/subhead',
	'core/video',
];

export default function Edit() {
	const { children, ...props } = useInnerBlocksProps( useBlockProps(), {
		allowedBlocks: ALLOWED,
		template: TEMPLATE,
		templateLock: false,
	} ) as { children?: React.ReactNode };
	return <div { ...props }>{ children }</div>;
}
