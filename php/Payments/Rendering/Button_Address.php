<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Page_Cache;
use Slipstream\Http\Page_Request;
use Slipstream\Http\Request_Error;
use WP_Post;

/**
 * The address that a payment button is saved with: its post, with the plans. Mails, feeds, and old posts link to it. It
 * leads to the page where the plans are paid, and makes nothing.
 */
final class Button_Address {

	/** Synced patterns that are inside each other. */
	private const DEEPEST = 8;

	public function __construct( private Payment_Button $button ) {}

	/**
	 * The address of a button.
	 *
	 * @param list<int> $plan_ids
	 */
	public static function of( array $plan_ids, int $post_id ): string {
		return add_query_arg(
			'recurring_payments',
			rawurlencode( implode( '+', $plan_ids ) ),
			(string) ( get_permalink( $post_id ) ?: home_url( '/' ) )
		);
	}

	/**
	 * Where the present request leads.
	 *
	 * @param string $plans As the address has them, such as 7+8.
	 * @return string|null Null to show the page: the post has no such button, or nobody can pay with it.
	 */
	public function leads( string $plans ): ?string {
		$plan_ids = self::plan_ids( $plans );
		$post     = array() !== $plan_ids && is_singular() && Page_Request::is_page() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post || post_password_required( $post ) ) {
			return null;
		}
		if ( ! self::has_button( $post->post_content, $plan_ids ) ) {
			return null;
		}
		try {
			return $this->button->link( $plan_ids, $post->ID );
		} catch ( Request_Error ) {
			// The page says what is wrong.
			Page_Cache::skip();
			return null;
		}
	}

	/** @return list<int> */
	private static function plan_ids( string $plans ): array {
		// In an address, a plus sign can be a space.
		return 1 === preg_match( '/^\d{1,18}(?:[+ ]\d{1,18})*$/D', $plans )
			? Plan_Offer::plan_ids( array( 'planId' => str_replace( ' ', '+', $plans ) ) )
			: array();
	}

	/**
	 * Whether a post sells plans with one button. A link sells nothing that its post does not.
	 *
	 * @param list<int> $plan_ids
	 */
	private static function has_button( string $content, array $plan_ids, int $depth = 0 ): bool {
		return $depth < self::DEEPEST
			&& 1 === preg_match( '#wp:(' . Plan_Offer::BLOCK . '|block)\b#', $content )
			&& self::is_among( parse_blocks( $content ), $plan_ids, $depth );
	}

	/**
	 * @param array<array<string, mixed>> $blocks
	 * @param list<int>                   $plan_ids
	 */
	private static function is_among( array $blocks, array $plan_ids, int $depth ): bool {
		foreach ( $blocks as $block ) {
			$ref   = $block['attrs']['ref'] ?? 0;
			$found = match ( $block['blockName'] ) {
				Plan_Offer::BLOCK => array() === array_diff( $plan_ids, Plan_Offer::plan_ids( $block['attrs'] ) ),
				'core/block'      => self::has_button( self::pattern( $ref ), $plan_ids, $depth + 1 ),
				default           => self::is_among( $block['innerBlocks'], $plan_ids, $depth ),
			};
			if ( $found ) {
				return true;
			}
		}
		return false;
	}

	/** What a synced pattern holds. */
	private static function pattern( mixed $id ): string {
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		return $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status
			? $post->post_content
			: '';
	}
}
