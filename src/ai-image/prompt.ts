/** Longest prompt that the service takes, in characters. */
export const PROMPT_LIMIT = 4000;

/** Longest wish of an author. */
export const USER_PROMPT_LIMIT = 1000;

/** Stands where a text was cut. */
const CUT = ' [...]';

// What models are told is in English, like the service's other instructions.
const RULES =
	'Landscape format, with the main subject near the middle. One clear scene or idea instead of a collage, in a style and mood that follow the text. No letters, captions, logos or watermarks; no real persons. Nothing violent, sexual or hateful: hint at it by a quiet symbol where the text speaks of it.';

function instructionFor( wish: string, isFeatured: boolean ): string {
	const what = isFeatured
		? 'Make one featured image for a blog post'
		: 'Make one image for use inside a blog post';
	const shows = wish ? `. It shows: ${ wish }` : '.';
	return `${ what }${ shows }\n${ RULES }\nThis is the text that it goes with:\n`;
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
