/** Longest prompt that the service takes, in characters. */
export const PROMPT_LIMIT = 4000;

/** Longest wish of an author. */
export const USER_PROMPT_LIMIT = 1000;

/** Stands where a text was cut. */
const CUT = ' [...]';

/*
 * What models are told is in English, like the service's other instructions. Without a wish it has 838 characters, so that 3162 are left
 * for the text: other clients of the service leave the same.
 */
const RULES = [
	'Use a landscape format, with the main subject near the middle, so that the edges can be cut away on small screens.',
	'Choose one clear scene or one simple idea that stands for the whole text, not a collage of everything that is said in it.',
	'Prefer places, things, light and colours to faces; where people are needed, show them naturally and with respect, and never a real or famous person.',
	'Let style and mood follow the tone of the text: calm for calm texts and bright for cheerful ones.',
	'Put no letters, words, numbers, captions, logos, watermarks, frames or user interfaces into the image.',
	'Nothing violent, sexual, hateful or frightening, even where the text speaks of it; hint at it by one quiet symbol instead.',
];

const INSTRUCTION = [
	'Make one single featured image for a blog post, to be shown above its title and wherever the post is listed.',
	...RULES,
]
	.join( ' ' )
	.concat( '\nThis is that text:\n' );

const SHORT_RULES =
	'Landscape format, main subject near the middle. No letters, captions, logos or watermarks. Nothing violent, sexual or hateful.';

function instructionFor( wish: string, isFeatured: boolean ): string {
	if ( ! wish ) {
		return INSTRUCTION;
	}
	const what = isFeatured
		? 'Make one featured image for a blog post'
		: 'Make one image for use inside a blog post';
	return `${ what }. It shows: ${ wish }\n${ SHORT_RULES }\nThis is the text that it goes with:\n`;
}

/** What an image is to be made from. */
export interface ImageWish {
	/** What the author asks for; may be empty. */
	request: string;
	/** The text that the image goes with; may be empty. */
	content: string;
	/** Whether it is the post's featured image; true by default. */
	isFeatured?: boolean;
}

/** Cuts a text to so many UTF-16 units without leaving half of a character. */
function cut( text: string, length: number ): string {
	const end = text.charCodeAt( length - 1 );
	const isHalf = end >= 0xd800 && end <= 0xdbff;
	return text.slice( 0, Math.max( 0, isHalf ? length - 1 : length ) );
}

/**
 * The prompt for an image: instruction, the author's wish, then as much of the text as there is room for.
 *
 * @param wish What it is made from.
 */
export function buildImagePrompt( wish: ImageWish ): string {
	const { request, content, isFeatured = true } = wish;
	const asked = cut( request.trim(), USER_PROMPT_LIMIT );
	const instruction = instructionFor( asked, isFeatured );
	const room = PROMPT_LIMIT - instruction.length;
	const text = content.trim();
	return text.length <= room
		? instruction + text
		: instruction + cut( text, room - CUT.length ) + CUT;
}
