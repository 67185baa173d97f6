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
		if ( ! self::is_published_now( $post, $before ) ) {
			return;
		}
		try {
			$plan  = self::was_removed( $before )
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
			&& 'publish' !== $before?->post_status
			&& ! ( defined( 'WP_IMPORTING' ) && WP_IMPORTING );
	}

	/** Whether it comes back from the trash. */
	private static function was_removed( ?WP_Post $before ): bool {
		return 'trash' === $before?->post_status;
	}
}
