<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Gate;

use Slipstream\Paid_Content\Access\Level;
use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Access\Reader;
use WP_Post;

/**
 * The one place that decides what of a text some reader may see. All doors ask it.
 *
 * @phpstan-import-type Block from Blocks
 */
final class Gate {

	/** @var array<string, Gated> What was asked before in this request, for strangers. */
	private array $known = array();

	/** @var array<string, Gated> The same, by what it has become: posts that were locked already stay as they are. */
	private array $made = array();

	private Patterns $patterns;

	public function __construct() {
		$this->patterns = new Patterns();
	}

	/** A post as everybody may read it. */
	public function of( WP_Post $post ): Gated {
		$made = $this->made[ md5( $post->post_content ) ] ?? null;
		if ( null !== $made ) {
			return $made;
		}
		$access = Post_Access::of( $post );
		$key    = md5( "{$access->level->value}|$access->is_chosen|$access->tier|$post->post_content" );
		// A synced pattern may change meanwhile: what has one is worked out each time.
		$gated = ( str_contains( $post->post_content, 'wp:block' ) ? null : $this->known[ $key ] ?? null )
			?? $this->for_reader( $post->post_content, Reader::stranger(), $access );
		if ( $gated->is_locked() ) {
			$this->known[ $key ]                  = $gated;
			$this->made[ md5( $gated->content ) ] = $gated;
		}
		return $gated;
	}

	/** A post as someone may read it. */
	public function as_read_by( WP_Post $post, Reader $reader ): Gated {
		return $this->for_reader( $post->post_content, $reader, Post_Access::of( $post ) );
	}

	/**
	 * A text of a post, as someone may read it.
	 *
	 * @return string As it could be saved.
	 */
	public function text_as_read_by( string $content, WP_Post $post, Reader $reader ): string {
		return $this->for_reader( $content, $reader, Post_Access::of( $post ) )->content;
	}

	/**
	 * A text that is no whole post, as everybody may read it.
	 *
	 * @param bool $is_cut Whether a paywall in it locks: nobody knows of which post it is, so nobody has opened it.
	 */
	public function of_text( string $content, bool $is_cut = false ): Gated {
		return $this->for_reader( $content, Reader::stranger(), new Post_Access( Level::Everybody, ! $is_cut ) );
	}

	/**
	 * A synced pattern with locked text that is drawn by itself, as everybody may read it. Those of posts are part of
	 * their text here, and come by no more.
	 *
	 * @param array<mixed> $block
	 * @return string|null Null for others.
	 */
	public function locked_pattern( array $block ): ?string {
		$ref  = is_array( $block['attrs'] ?? null ) ? $block['attrs']['ref'] ?? 0 : 0;
		$id   = is_numeric( $ref ) ? (int) $ref : 0;
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || ! $this->patterns->are_locked( $post->post_content ) ) {
			return null;
		}
		return $this->of_text( $post->post_content, true )->content;
	}

	/**
	 * A part as someone may read it who may open it.
	 *
	 * @return string As it could be saved.
	 */
	public function content_of( Part $part, Reader $reader ): string {
		$parts = array();
		return serialize_blocks( $this->lock( $part->blocks, $reader, $parts ) );
	}

	/** Whether a text has a paywall, or a container. */
	public function has( string $content, string $name ): bool {
		if ( ! $this->patterns->are_locked( $content ) ) {
			return false;
		}
		$queue = $this->patterns->expand( Patterns::parse( $content ) );
		while ( array() !== $queue ) {
			$block = array_pop( $queue );
			if ( $name === $block['blockName'] ) {
				return true;
			}
			array_push( $queue, ...Blocks::inside( $block ) );
		}
		return false;
	}

	private function for_reader( string $content, Reader $reader, Post_Access $access ): Gated {
		$has_locks = $this->patterns->are_locked( $content );
		if ( ! $has_locks && ( Level::Everybody === $access->level || $reader->may_read( $access ) ) ) {
			return new Gated( $content );
		}
		$parts  = array();
		$blocks = $this->patterns->expand( Patterns::parse( $content ) );
		$blocks = $this->cut( $blocks, $reader, $access, $parts );
		return new Gated( serialize_blocks( $this->lock( $blocks, $reader, $parts ) ), $parts );
	}

	/**
	 * Takes away what the author has locked for the whole post.
	 *
	 * @param list<Block> $blocks
	 * @param list<Part>  $parts
	 * @return list<Block>
	 */
	private function cut( array $blocks, Reader $reader, Post_Access $access, array &$parts ): array {
		$has_paywall = array() !== array_filter( $blocks, Cut::has_paywall( ... ) );
		$access      = $has_paywall ? $access->at_paywall() : $access;
		if ( $reader->may_read( $access ) ) {
			return $blocks;
		}
		$rest    = Cut::at_paywall( $blocks, null )?->rest;
		$kind    = null === $rest ? Part_Kind::Post : Part_Kind::Paywall;
		$part    = self::part( $kind, $access, array(), $rest ?? $blocks );
		$notice  = Blocks::make( Names::LOCKED, $part->attributes(), array() );
		$parts[] = $part;
		return Cut::at_paywall( $blocks, $notice )->open ?? array( $notice );
	}

	/**
	 * Takes away what containers lock.
	 *
	 * @param list<Block> $blocks
	 * @param list<Part>  $parts
	 * @return list<Block>
	 */
	private function lock( array $blocks, Reader $reader, array &$parts ): array {
		$shown = array();
		foreach ( $blocks as $block ) {
			$one = $this->lock_one( $block, $reader, $parts );
			if ( null !== $one ) {
				$shown[] = $one;
			}
		}
		return $shown;
	}

	/**
	 * @param Block      $block
	 * @param list<Part> $parts
	 * @return Block|null
	 */
	private function lock_one( array $block, Reader $reader, array &$parts ): ?array {
		if ( Names::CONTAINER === $block['blockName'] ) {
			return $this->lock_container( $block, $reader, $parts );
		}
		if ( Names::PAYWALL === $block['blockName'] ) {
			return null;
		}
		if ( Names::MEMBERS === $block['blockName'] ) {
			// Outside a container, nobody can pay for it.
			$block = array( 'blockName' => Names::OPEN ) + $block;
			if ( ! $reader->is_editor() ) {
				$parts[] = self::part( Part_Kind::Container, null, array(), array( $block ) );
				return null;
			}
		}
		if ( array() === $block['innerBlocks'] ) {
			return $block;
		}
		$inner = array();
		foreach ( Blocks::inside( $block ) as $index => $child ) {
			$inner[ $index ] = $this->lock_one( $child, $reader, $parts );
		}
		return Blocks::replace( $block, $inner );
	}

	/**
	 * @param Block      $block
	 * @param list<Part> $parts
	 * @return Block
	 */
	private function lock_container( array $block, Reader $reader, array &$parts ): array {
		$plans = Names::plans( $block['attrs'] );
		$own   = $this->members_blocks( $block );
		$part  = self::part( Part_Kind::Container, null, $plans, array( $own ) );
		if ( $part->is_open_to( $reader ) ) {
			$inner = array();
			foreach ( Blocks::inside( $own ) as $index => $child ) {
				$inner[ $index ] = $this->lock_one( $child, $reader, $parts );
			}
			return Blocks::replace( $own, $inner );
		}
		$parts[] = $part;
		return Blocks::make(
			Names::LOCKED,
			$part->attributes(),
			$this->lock( self::others_views( Blocks::inside( $block ) ), $reader, $parts ),
			Blocks::class_of( $block['innerHTML'] ) ?: 'wp-block-premium-content-container'
		);
	}

	/**
	 * A container as members see it: nothing but names tells it from what was saved, so that nobody asks the gate
	 * again.
	 *
	 * @param Block $block
	 * @return Block
	 */
	private function members_blocks( array $block ): array {
		$inner = array();
		foreach ( Blocks::inside( $block ) as $index => $child ) {
			$is_view         = Names::MEMBERS === $child['blockName'];
			$inner[ $index ] = match ( true ) {
				Names::OTHERS === $child['blockName']    => null,
				$is_view                                  => array(
					'blockName' => Names::OPEN,
					'attrs'     => array(),
				) + $child,
				Names::CONTAINER === $child['blockName'] => $child,
				array() === $child['innerBlocks'] => $child,
				default => $this->members_blocks( $child ),
			};
		}
		$name = Names::CONTAINER === $block['blockName'] ? array(
			'blockName' => Names::OPEN,
			'attrs'     => array(),
		) : array();
		return $name + Blocks::replace( $block, $inner );
	}

	/**
	 * What a container shows to others, wherever it is in it.
	 *
	 * @param list<Block> $blocks
	 * @return list<Block>
	 */
	private static function others_views( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			if ( Names::OTHERS === $block['blockName'] ) {
				$found[] = $block;
			} elseif ( ! in_array( $block['blockName'], array( Names::MEMBERS, Names::CONTAINER ), true ) ) {
				array_push( $found, ...self::others_views( Blocks::inside( $block ) ) );
			}
		}
		return $found;
	}

	/**
	 * @param list<int>   $plans
	 * @param list<Block> $blocks
	 */
	private static function part( Part_Kind $kind, ?Post_Access $access, array $plans, array $blocks ): Part {
		$id = substr( hash_hmac( 'sha256', $kind->value . serialize_blocks( $blocks ), wp_salt( 'nonce' ) ), 0, 16 );
		return new Part( $id, $kind, $access, $plans, $blocks );
	}
}
