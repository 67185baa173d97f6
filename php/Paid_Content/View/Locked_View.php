<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\View;

use Closure;
use Slipstream\Blocks\View_Script;
use Slipstream\Http\Page_Cache;
use Slipstream\Http\Page_Parts;
use Slipstream\Http\Page_Request;
use Slipstream\Http\Request_Error;
use Slipstream\Paid_Content\Access\Level;
use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Gate\Part_Kind;

/**
 * Draws what stands in place of a locked part. It is the same for everybody, so that caches may keep it.
 */
final class Locked_View {

	/** The folder of the block whose script asks for a member's part. */
	private const SCRIPT = 'premium-content-container';

	/**
	 * @param Closure(): string                      $sign_up Where people subscribe; '' if they cannot.
	 * @param Closure( Post_Access, int ): string $upgrade Where a level is paid; '' if it cannot be. It throws if the
	 *     database fails.
	 */
	public function __construct( private Closure $sign_up, private Closure $upgrade ) {}

	/**
	 * What is drawn for the block in its place.
	 *
	 * @param mixed        $html  What visitors see of a container.
	 * @param array<mixed> $block
	 */
	public function render( mixed $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$kind       = Part_Kind::tryFrom( self::text( $attributes, 'kind' ) ) ?? Part_Kind::Post;
		$post_id    = (int) get_the_ID();
		$shown      = is_string( $html ) ? $html : '';
		if ( Part_Kind::Container !== $kind ) {
			$shown .= $this->notice( self::access( $attributes ), $post_id );
		}
		if ( ! Page_Request::is_page() || $post_id < 1 ) {
			return $shown;
		}
		View_Script::enqueue( self::SCRIPT );
		wp_enqueue_style(
			'slipstream-paid-content',
			plugins_url( 'build/' . self::SCRIPT . '/style-view.css', SLIPSTREAM_FILE ),
			array(),
			\Slipstream\VERSION
		);
		return sprintf(
			'<div class="slipstream-locked" data-slipstream-part="%s" data-slipstream-post="%d" data-slipstream-route="%s">%s%s</div>',
			esc_attr( self::text( $attributes, 'part' ) ),
			$post_id,
			esc_url( rest_url( 'slipstream/v1/paid-content/' . $post_id ) ),
			$shown,
			self::form( $post_id )
		);
	}

	/** What members press. It needs no script. */
	private static function form( int $post_id ): string {
		return sprintf(
			'<form method="post" action="%s" class="slipstream-locked-form"><p class="wp-block-button is-style-outline"><button type="submit" class="wp-block-button__link wp-element-button">%s</button></p><p role="status" hidden></p></form>',
			esc_url( Member_Page::address( $post_id ) ),
			esc_html__( 'I have access: show this part', 'slipstream' )
		);
	}

	private function notice( Post_Access $access, int $post_id ): string {
		$is_paid = $access->level->is_paid();
		$text    = $is_paid
			? __( 'Become a paid subscriber to get access to the rest of this post and other exclusive content.', 'slipstream' )
			: __( 'Subscribe to get access to the rest of this post and other subscriber-only content.', 'slipstream' );
		if ( ! Page_Request::is_page() ) {
			$link = get_permalink( $post_id );
			return Page_Parts::paragraph( $text ) . ( is_string( $link )
				? Page_Parts::link( $link, __( 'Read it on the site', 'slipstream' ) )
				: '' );
		}
		$head = $is_paid
			? __( 'Upgrade to continue reading', 'slipstream' )
			: __( 'Subscribe to continue reading', 'slipstream' );
		if ( Level::Nobody === $access->level ) {
			$head = __( 'This part is not available right now', 'slipstream' );
			$text = '';
		}
		return '<h2 class="slipstream-locked-title">' . esc_html( $head ) . '</h2>'
			. Page_Parts::paragraph( $text )
			. $this->way_in( $access, $post_id );
	}

	/** How one gets access. */
	public function way_in( Post_Access $access, int $post_id ): string {
		try {
			list( $url, $label ) = match ( true ) {
				$access->level->is_paid() => array(
					( $this->upgrade )( $access, $post_id ),
					__( 'See plans', 'slipstream' ),
				),
				Level::Subscribers === $access->level => array( ( $this->sign_up )(), __( 'Subscribe', 'slipstream' ) ),
				default                                => array( '', '' ),
			};
		} catch ( Request_Error ) {
			// The notice alone is right, but must not be kept.
			Page_Cache::skip();
			return '';
		}
		return '' === $url ? '' : sprintf(
			'<p class="wp-block-button"><a class="wp-block-button__link wp-element-button" rel="nofollow" href="%s">%s</a></p>',
			esc_url( $url ),
			esc_html( $label )
		);
	}

	/** @param array<mixed> $attributes */
	private static function text( array $attributes, string $name ): string {
		return is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
	}

	/** @param array<mixed> $attributes */
	private static function access( array $attributes ): Post_Access {
		$level = Level::tryFrom( self::text( $attributes, 'level' ) ) ?? Level::Nobody;
		$tier  = $attributes['tier'] ?? 0;
		return new Post_Access( $level, true, is_numeric( $tier ) ? (int) $tier : 0 );
	}
}
