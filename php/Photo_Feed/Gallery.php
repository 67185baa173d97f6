<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Slipstream\Http\Request_Error;
use Slipstream\Services\Instagram\Instagram_Client;

/**
 * Gives the pictures that the site has of a connection, for pages and for the editor.
 *
 * @phpstan-type Image array{link: string, title: string, url: string, width: int, height: int}
 */
final class Gallery {

	public function __construct( private Connections $connections ) {}

	/** @throws Request_Error If there is none, or the database fails. */
	public function find( int $id ): Connection {
		return $this->connections->find( $id ) ?? throw self::unavailable();
	}

	/**
	 * The same, if the current user may see it: who writes sees all, others what pages show. They do not learn which
	 * numbers there are.
	 *
	 * @throws Request_Error If not, or the database fails.
	 */
	public function find_for_current_user( int $id ): Connection {
		$connection = $this->find( $id );
		return current_user_can( 'edit_posts' ) || Published_Use::has( $id ) ? $connection : throw self::unavailable();
	}

	/**
	 * @return list<array<string, string|int>>
	 * @phpstan-return list<Image>
	 */
	public static function images( Connection $connection, int $count ): array {
		return array_map(
			static fn ( array $photo ): array => array(
				'link'   => $photo['link'],
				'title'  => $photo['title'],
				'url'    => Pictures::url( $photo['file'] ),
				'width'  => $photo['width'],
				'height' => $photo['height'],
			),
			array_slice( $connection->photos, 0, max( 1, min( Instagram_Client::MOST_PHOTOS, $count ) ) )
		);
	}

	/** The error for a connection that is not there, or not for everyone. */
	public static function unavailable(): Request_Error {
		return new Request_Error(
			'instagram_connection_unavailable',
			__( 'Your Instagram connection is unavailable.', 'slipstream' ),
			403
		);
	}
}
