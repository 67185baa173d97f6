<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Publishing;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Sending\Newsletter_State;
use Slipstream\Newsletter\Sending\Newsletters;
use Slipstream\Newsletter\Sending\Reason;
use Slipstream\Newsletter\Sending\Sending;
use Slipstream\Support\Clock;
use WP_Post;

/**
 * Notices when a post is published for the first time. A row a post keeps it from being sent when that happens again.
 */
final class First_Publication {

	public function __construct( private Newsletters $newsletters, private Sending $sending, private Clock $clock ) {}

	/**
	 * Has a post sent that was just published, if it is to be sent. If the database fails, it is not: the editor says
	 * so, and offers to send it.
	 *
	 * @param WP_Post|null $before As it was; null for a new one.
	 */
	public function note( WP_Post $post, ?WP_Post $before ): void {
		$is_old = self::was_public( $post, $before );
		if ( ! $is_old && ! self::is_published_now( $post, $before ) ) {
			return;
		}
		try {
			$plan  = $is_old
				? array( Newsletter_State::Withheld, Reason::Old, $this->clock->now() )
				: array_values( get_object_vars( Plan::of( $post, $this->clock ) ) );
			$added = $this->newsletters->add( $post->ID, ...$plan );
			if ( Newsletter_State::Waiting === $added?->state ) {
				$this->sending->wake( $added->due );
			}
		} catch ( Request_Error ) {
			return;
		}
	}

	private static function is_published_now( WP_Post $post, ?WP_Post $before ): bool {
		return Post_Meta::POST_TYPE === $post->post_type
			&& 'publish' === $post->post_status
			&& 'publish' !== $before?->post_status;
	}

	/** Whether people could read it before: it leaves the site, comes back from the trash, or is imported. */
	private static function was_public( WP_Post $post, ?WP_Post $before ): bool {
		$is_left     = 'publish' === $before?->post_status && 'publish' !== $post->post_status;
		$is_back     = 'trash' === $before?->post_status && 'publish' === $post->post_status;
		$is_imported = defined( 'WP_IMPORTING' ) && WP_IMPORTING && self::is_published_now( $post, $before );
		return Post_Meta::POST_TYPE === $post->post_type && ( $is_left || $is_back || $is_imported );
	}
}
