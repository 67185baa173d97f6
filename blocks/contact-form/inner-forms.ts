import { addFilter } from '@wordpress/hooks';

const FORM = 'jetpack/contact-form';

/** Blocks that bring a form of their own. Browsers know no form in a form. */
const WITH_FORM = [
	FORM,
	'core/comments',
	'core/form',
	'core/loginout',
	'core/post-comments',
	'core/post-comments-form',
	'core/search',
	'jetpack/mailchimp',
	'jetpack/subscriptions',
];

/** What WordPress hands to the filter. */
interface Selectors {
	getBlock: ( clientId: string ) => { name: string } | null;
	getBlockParentsByBlockName: ( clientId: string, name: string ) => string[];
}

/**
 * Keeps blocks with a form of their own out of forms.
 *
 * @param canInsert                            Whether the block can stand there otherwise.
 * @param blockType                            The block's type.
 * @param blockType.name                       Its name.
 * @param rootClientId                         Where it would stand; none at the top of the post.
 * @param selectors                            Of the editor.
 * @param selectors.getBlock                   Gives a block.
 * @param selectors.getBlockParentsByBlockName Gives the blocks of a name that one stands in.
 */
export function withoutInnerForms(
	canInsert: boolean,
	blockType: { name: string },
	rootClientId: string | null | undefined,
	{ getBlock, getBlockParentsByBlockName }: Selectors
): boolean {
	if (
		! canInsert ||
		! rootClientId ||
		! WITH_FORM.includes( blockType.name )
	) {
		return canInsert;
	}
	return (
		getBlock( rootClientId )?.name !== FORM &&
		! getBlockParentsByBlockName( rootClientId, FORM ).length
	);
}

/** Loaded with the first form: without one there is nothing to keep out. */
export const keepFormsOut = () =>
	addFilter(
		'blockEditor.__unstableCanInsertBlockType',
		'slipstream/contact-form/inner-forms',
		withoutInnerForms
	);
