<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

use Slipstream\Http\Request_Error;

/**
 * Takes a finished prompt, or messages with a context, which it words itself.
 */
final class Image_Prompt {

	/** The longest prompt that models of use take. */
	private const LONGEST = 4000;

	private const LONGEST_REQUEST = 1000;

	private const KINDS = array(
		'featured-image-generation'       => 'Make one featured image for a blog post, in landscape format. No letters, captions, logos or watermarks in it.',
		'general-image-generation'        => 'Make one image for use inside a blog post. No captions, logos or watermarks in it.',
		'ai-assistant-generate-logo'      => 'Make one simple, flat logo on a plain background, readable at a small size.',
		'ai-assistant-generate-site-logo' => 'Make one simple, flat logo on a plain background, readable at a small size.',
	);

	/**
	 * The prompt of a request.
	 *
	 * @param mixed $messages Messages with a context: type, request, content, style.
	 * @throws Request_Error If there is nothing to show.
	 */
	public static function build( mixed $prompt, mixed $messages, mixed $style ): string {
		$text = is_string( $prompt ) ? trim( $prompt ) : '';
		if ( '' === $text && is_array( $messages ) ) {
			$text = self::of_messages( $messages );
		}
		if ( '' === $text ) {
			throw new Request_Error( 'invalid_prompt', __( 'The prompt is empty.', 'slipstream' ), 400 );
		}
		$style = is_string( $style ) ? ( new Prompt_Context( array( 'style' => $style ) ) )->word( 'style' ) : '';
		$end   = in_array( $style, array( '', 'none', 'auto' ), true ) ? '' : "\nStyle: $style.";
		return mb_substr( $text, 0, self::LONGEST - mb_strlen( $end ) ) . $end;
	}

	/**
	 * The wording for the last message that has a context.
	 *
	 * @param array<mixed> $messages
	 */
	private static function of_messages( array $messages ): string {
		$last    = array_filter(
			$messages,
			static fn( mixed $message ): bool => is_array( $message ) && is_array( $message['context'] ?? null )
		);
		$message = end( $last );
		$context = is_array( $message ) ? $message['context'] : array();
		$type    = is_string( $context['type'] ?? null ) ? $context['type'] : '';
		if ( ! isset( self::KINDS[ $type ] ) ) {
			throw new Request_Error(
				'unknown_prompt_type',
				__( 'This prompt type is unknown.', 'slipstream' ),
				400
			);
		}
		$asked   = is_string( $context['request'] ?? null ) ? trim( $context['request'] ) : '';
		$content = is_string( $context['content'] ?? null ) ? trim( $context['content'] ) : '';
		if ( '' === $asked . $content ) {
			return '';
		}
		return self::KINDS[ $type ]
			. ( '' === $asked ? '' : "\nIt shows: " . mb_substr( $asked, 0, self::LONGEST_REQUEST ) )
			. ( '' === $content ? '' : "\nIt goes with this text:\n$content" );
	}
}
