<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Publishing;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Database;
use Slipstream\Support\Database\Database_Errors;
use WP_Post;

/** Reads posts: WordPress itself gives none where the database has failed. */
final class Posts {

	/** @throws Request_Error If the database fails. */
	public static function find( int $id ): ?WP_Post {
		$errors = Database_Errors::count();
		$post   = get_post( $id );
		return $post instanceof WP_Post ? $post : (
			Database_Errors::count() > $errors ? Newsletter_Database::fail() : null
		);
	}
}
