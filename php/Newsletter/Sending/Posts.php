<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Database;
use Slipstream\Support\Database\Database_Errors;
use WP_Post;

/** Reads posts: WordPress itself gives none where the database has failed. */
final class Posts {

	/** Whether there surely is no such post. */
	public static function is_missing( int $id ): bool {
		$errors = Database_Errors::count();
		return ! get_post( $id ) instanceof WP_Post && Database_Errors::count() === $errors;
	}

	/** @throws Request_Error If the database fails. */
	public static function find( int $id ): ?WP_Post {
		$errors = Database_Errors::count();
		$post   = get_post( $id );
		return $post instanceof WP_Post ? $post : (
			Database_Errors::count() > $errors ? Newsletter_Database::fail() : null
		);
	}
}
