<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Closure;

/**
 * Keeps what authors typed. Where an author may not write unfiltered HTML, WordPress filters every text in every block
 * as if it were HTML: "a < b > c" loses its middle, "&" becomes "&amp;". Around that filter stand tokens in the place
 * of the texts that a block declares as plain, in its block.json.
 *
 * This does not make the texts safe: escape them on output.
 *
 * @phpstan-import-type Metadata from Block_Switches
 * @phpstan-type Parsed_Block array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}
 */
final class Plain_Texts {

	/** WordPress filters at 10. */
	private const BEFORE = 9;
	private const AFTER  = 11;

	/**
	 * What is under way, from the outside to the inside: WordPress filters a text of a block while it filters the post.
	 * Each has texts as they stand in the JSON of a delimiter, by their token.
	 *
	 * @var list<array<string, string>>
	 */
	private array $running = array();

	/** @var array<string, array<list<string>>>|null The paths of the plain texts, by block, once they were needed. */
	private ?array $paths = null;

	/** @param Closure(): array<string, Metadata> $blocks The metadata of all blocks of the build, by name. */
	public function __construct( private Closure $blocks ) {}

	/** Adds the filters before and after that of WordPress. */
	public function add_hooks(): void {
		add_filter( 'pre_kses', array( $this, 'hide' ), self::BEFORE );
		add_filter( 'pre_kses', array( $this, 'put_back' ), self::AFTER );
	}

	/** Replaces plain texts by tokens. */
	public function hide( string $content ): string {
		$texts = array();
		if ( $this->may_contain( $content ) ) {
			$blocks = array();
			foreach ( parse_blocks( $content ) as $block ) {
				$blocks[] = $this->without_texts( $block, $texts );
			}
			$content = array() === $texts ? $content : serialize_blocks( $blocks );
		}
		$this->running[] = $texts;
		return $content;
	}

	/** @param string $content HTML with tokens. */
	public function put_back( string $content ): string {
		$texts = array_pop( $this->running );
		return $texts ? strtr( $content, $texts ) : $content;
	}

	/** Whether there may be such a text in a content. Most of what is filtered has no block. */
	private function may_contain( string $content ): bool {
		return preg_match_all( '#<!--\s+wp:([a-z][a-z0-9-]*/[a-z][a-z0-9-]*)\s+{#', $content, $found )
			&& array() !== array_intersect_key( $this->paths(), array_flip( $found[1] ) );
	}

	/**
	 * @param Parsed_Block          $block
	 * @param array<string, string> $texts Takes the texts.
	 * @return Parsed_Block
	 */
	private function without_texts( array $block, array &$texts ): array {
		foreach ( $this->paths()[ (string) ( $block['blockName'] ?? '' ) ] ?? array() as $path ) {
			$block['attrs'] = (array) $this->replace( $block['attrs'], $path, $texts );
		}
		/** @var Parsed_Block $inner */
		foreach ( $block['innerBlocks'] as $index => $inner ) {
			$block['innerBlocks'][ $index ] = $this->without_texts( $inner, $texts );
		}
		return $block;
	}

	/**
	 * @param list<string>          $path  Names of members; `*` is each of them.
	 * @param array<string, string> $texts Takes the texts.
	 */
	private function replace( mixed $value, array $path, array &$texts ): mixed {
		if ( array() === $path ) {
			return is_string( $value ) && preg_match( '/[^\w .,-]/', $value ) ? $this->token( $value, $texts ) : $value;
		}
		$name = array_shift( $path );
		foreach ( is_array( $value ) ? $value : array() as $key => $member ) {
			if ( '*' === $name || (string) $key === $name ) {
				$value[ $key ] = $this->replace( $member, $path, $texts );
			}
		}
		return $value;
	}

	/**
	 * The token of a text: nobody can guess it, and it is the same as HTML and as JSON.
	 *
	 * @param array<string, string> $texts Takes it.
	 */
	private function token( string $text, array &$texts ): string {
		$token = 'slipstreamtext' . bin2hex( random_bytes( 16 ) );
		// Nothing in it is HTML any more: WordPress writes every such character as a number.
		$texts[ $token ] = substr( serialize_block_attributes( array( $text ) ), 2, -2 );
		return $token;
	}

	/** @return array<string, array<list<string>>> */
	private function paths(): array {
		if ( null === $this->paths ) {
			$plain       = array_filter(
				array_map(
					static fn ( array $metadata ): array => $metadata['slipstream']['plainText'] ?? array(),
					( $this->blocks )()
				)
			);
			$this->paths = array_map(
				static fn ( array $paths ): array => array_map(
					static fn ( string $path ): array => explode( '.', $path ),
					$paths
				),
				$plain
			);
		}
		return $this->paths;
	}
}
