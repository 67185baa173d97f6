<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Http\Request_Error;
use Slipstream\Subscribers\Lists\Recipients;
use WP_Post;

/**
 * Fixes what a newsletter says and who gets it, so that later changes of the post make no two versions.
 */
final class Preparation {

	public function __construct(
		private Progress $progress,
		private Recipients $recipients,
		private Letters $letters
	) {}

	/** @throws Request_Error If the database fails. It is safe to try again. */
	public function prepare( Newsletter $newsletter, WP_Post $post ): void {
		$this->progress->prepare(
			$newsletter,
			$this->recipients->categories_of( $post->ID ),
			$this->letters->content( $post )
		);
	}

	/**
	 * How many would get a post if it were sent now.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function audience_of( int $post_id ): int {
		return $this->recipients->count( $this->recipients->categories_of( $post_id ) );
	}
}
