<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Access;

use Slipstream\Http\Request_Error;
use Slipstream\Members\Member;
use Slipstream\Members\Members_Module;
use WP_Post;

/**
 * Who asks for a member's part.
 */
final class Viewer {

	public function __construct( private Members_Module $members, private Rights $rights ) {}

	/**
	 * What the one who asks may read of a post.
	 *
	 * @return Reader|null Null if nobody is signed in.
	 * @throws Request_Error If the database fails: nobody knows then.
	 */
	public function reader( WP_Post $post ): ?Reader {
		if ( current_user_can( 'edit_post', $post->ID ) ) {
			return Reader::editor();
		}
		$member = $this->members->current();
		return null === $member ? null : $this->rights->of( $member );
	}

	/**
	 * Whether the one who asks can open the post's address at all.
	 */
	public static function may_open( WP_Post $post ): bool {
		return is_post_publicly_viewable( $post ) && ! post_password_required( $post );
	}

	/** Tells the one who asks from others; '' for nobody. */
	public function mark(): string {
		return is_user_logged_in() ? 'user ' . get_current_user_id() : ( $this->member()->email ?? '' );
	}

	public function member(): ?Member {
		return $this->members->current();
	}

	public function sign_in_url( string $return_url ): string {
		return $this->members->sign_in_url( $return_url );
	}
}
