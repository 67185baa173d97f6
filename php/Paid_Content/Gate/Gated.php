<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Gate;

use WP_HTML_Tag_Processor;

/**
 * A text as some reader may see it.
 *
 * @phpstan-import-type Block from Blocks
 */
final class Gated {

	/** Words of fewer characters may stand anywhere. */
	private const SHORTEST = 24;

	/** @var list<string>|null */
	private ?array $sentences = null;

	/**
	 * @param string     $content As it could be saved.
	 * @param list<Part> $parts   What was left out.
	 */
	public function __construct( public readonly string $content, public readonly array $parts = array() ) {}

	public function is_locked(): bool {
		return array() !== $this->parts;
	}

	public function part( string $id ): ?Part {
		foreach ( $this->parts as $part ) {
			if ( $part->id === $id ) {
				return $part;
			}
		}
		return null;
	}

	/** Whether something, such as an address, is in what was left out alone. */
	public function hides( string $needle ): bool {
		if ( str_contains( $this->content, $needle ) || '' === $needle ) {
			return false;
		}
		foreach ( $this->parts as $part ) {
			$text = serialize_blocks( $part->blocks );
			if ( str_contains( $text, $needle ) || str_contains( html_entity_decode( $text, ENT_QUOTES ), $needle ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string> $needles */
	public function hides_any( array $needles ): bool {
		return array() !== array_filter( $needles, $this->hides( ... ) );
	}

	/** Whether a text has words of a part that was left out. */
	public function leaks_into( string $text ): bool {
		if ( ! $this->is_locked() ) {
			return false;
		}
		$blocks            = array_map( static fn ( Part $part ): array => $part->blocks, $this->parts );
		$this->sentences ??= array_values( array_unique( self::sentences_of( array_merge( ...$blocks ) ) ) );
		$open              = self::plain( $this->content );
		$plain             = self::plain( $text );
		foreach ( $this->sentences as $sentence ) {
			if ( str_contains( $plain, $sentence ) && ! str_contains( $open, $sentence ) ) {
				return true;
			}
		}
		return false;
	}

	/** The words that everybody may read, such as for a search. */
	public function words(): string {
		return trim( self::plain( (string) preg_replace( '/<!--.*?-->/s', ' ', $this->content ) ) );
	}

	/**
	 * @param list<Block> $blocks
	 * @return list<string>
	 */
	private static function sentences_of( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			foreach ( array_filter( $block['innerContent'], 'is_string' ) as $html ) {
				$text = self::plain( $html );
				if ( mb_strlen( $text ) >= self::SHORTEST ) {
					$found[] = $text;
				}
				$tags = new WP_HTML_Tag_Processor( $html );
				while ( $tags->next_tag() ) {
					$src = $tags->get_attribute( 'src' );
					if ( is_string( $src ) && mb_strlen( $src ) >= self::SHORTEST ) {
						$found[] = $src;
					}
				}
			}
			array_push( $found, ...self::sentences_of( Blocks::inside( $block ) ) );
		}
		return $found;
	}

	private static function plain( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
