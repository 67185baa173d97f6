<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Drawing;

use Closure;
use WP_HTML_Tag_Processor;

/**
 * A block as it is saved. Its attributes may be of any type: posts are written by many hands.
 */
final class Parsed_Block {

	/**
	 * @param string               $name       '' for HTML without a block.
	 * @param array<mixed>         $attributes
	 * @param list<self>           $blocks     Inside.
	 * @param array<string, mixed> $parsed     As parse_blocks() gives it.
	 */
	private function __construct(
		public readonly string $name,
		private array $attributes,
		public readonly array $blocks,
		public readonly array $parsed
	) {}

	/** @return list<self> */
	public static function all( string $content ): array {
		return array_map( self::of( ... ), array_values( parse_blocks( $content ) ) );
	}

	/** @param array<string, mixed> $parsed As parse_blocks() gives it. */
	public static function of( array $parsed ): self {
		return new self(
			(string) ( $parsed['blockName'] ?? '' ),
			(array) ( $parsed['attrs'] ?? array() ),
			array_map( self::of( ... ), array_values( (array) ( $parsed['innerBlocks'] ?? array() ) ) ),
			$parsed
		);
	}

	/** @return list<self> Those inside of a name. */
	public function blocks_named( string $name ): array {
		return array_values( array_filter( $this->blocks, static fn ( self $one ): bool => $one->name === $name ) );
	}

	/** The saved HTML, with that of the blocks inside. */
	public function html(): string {
		$html  = '';
		$index = 0;
		foreach ( (array) ( $this->parsed['innerContent'] ?? array() ) as $part ) {
			$html .= is_string( $part ) ? $part : ( $this->blocks[ $index++ ] ?? null )?->html();
		}
		return $html;
	}

	/** The saved HTML without that of the blocks inside. */
	public function own_html(): string {
		return (string) ( $this->parsed['innerHTML'] ?? '' );
	}

	/**
	 * Draws the HTML and the blocks inside in their order.
	 *
	 * @param Closure(list<self>): string $blocks
	 * @param Closure(string): string     $html
	 */
	public function mixed( Closure $blocks, Closure $html ): string {
		$drawn = '';
		$index = 0;
		foreach ( (array) ( $this->parsed['innerContent'] ?? array() ) as $part ) {
			$inside = is_string( $part ) ? null : $this->blocks[ $index++ ] ?? null;
			$drawn .= null === $inside ? $html( (string) $part ) : $blocks( array( $inside ) );
		}
		return $drawn;
	}

	/** The same with other HTML. */
	public function with_html( string $html ): self {
		$parsed = array(
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		) + $this->parsed;
		return new self( $this->name, $this->attributes, $this->blocks, $parsed );
	}

	public function value( string ...$path ): mixed {
		return _wp_array_get( $this->attributes, array_values( $path ) );
	}

	public function text( string ...$path ): string {
		$value = $this->value( ...$path );
		return is_scalar( $value ) && ! is_bool( $value ) ? (string) $value : '';
	}

	/** The style of an alignment that an attribute has; '' for any other. */
	public function alignment( string ...$path ): string {
		$value = $this->text( ...$path );
		return in_array( $value, array( 'left', 'center', 'right' ), true ) ? "text-align:$value" : '';
	}

	public function number( string ...$path ): int {
		return (int) min( 1_000_000_000, max( 0, (float) $this->text( ...$path ) ) );
	}

	public function is( string ...$path ): bool {
		return true === $this->value( ...$path );
	}

	/** An attribute of the first element of a name in the block's own HTML. */
	public function html_attribute( string $tag, string $name ): string {
		$reader = new WP_HTML_Tag_Processor( $this->own_html() );
		$value  = $reader->next_tag( array( 'tag_name' => $tag ) ) ? $reader->get_attribute( $name ) : null;
		return is_string( $value ) ? $value : '';
	}

	/** The text in the first element of a name in the block's own HTML. */
	public function text_in( string $tag ): string {
		$reader = new WP_HTML_Tag_Processor( $this->own_html() );
		return $reader->next_tag( array( 'tag_name' => $tag ) ) ? self::text_up_to( $reader, $tag ) : '';
	}

	/** The text up to the next tag of a name. */
	public static function text_up_to( WP_HTML_Tag_Processor $reader, string $tag ): string {
		$text = '';
		while ( $reader->next_token() && $tag !== $reader->get_tag() ) {
			$text .= '#text' === $reader->get_token_type() ? $reader->get_modifiable_text() : '';
		}
		return trim( $text );
	}
}
