import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/** The blocks inside, with nothing around them. */
export const saveBare = () =>
	useInnerBlocksProps.save( {} ).children as ReactNode;

/** What fields save: the blocks inside, in an element without a class. */
export const savePlain = () => <div { ...useInnerBlocksProps.save( {} ) } />;

/** The blocks inside, in the block's own element. */
export const saveBlock = () => (
	<div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />
);

/** The block's own element, and one more in it. */
export const saveNested = () => (
	<div { ...useBlockProps.save() }>{ savePlain() }</div>
);

/**
 * The block's own element inside of another.
 *
 * @param outer The outer element's class.
 * @param own   A class that the block's own element has besides.
 */
export const saveWrapped = ( outer: string, own?: string ) => () => (
	<div className={ outer }>
		<div
			{ ...useInnerBlocksProps.save(
				useBlockProps.save( { className: own } )
			) }
		/>
	</div>
);

/** The blocks inside, as a list. */
export const saveList = () => (
	<ul { ...useInnerBlocksProps.save( useBlockProps.save() ) } />
);
