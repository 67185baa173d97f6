<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Alt_Text;

use Slipstream\Http\Request_Error;
use WP_Post;
use wpdb;

/**
 * Finds the images that a user may edit, a page at a time: a library may have many thousands.
 *
 * @phpstan-type Image array{id: int, title: string, file: string, thumbnail: string, edit: string, alt: string, state: string, code: string}
 */
final class Alt_Library {

	/** How an image stands, by its text (a) and what is noted (s). */
	private const STATE = "CASE
		WHEN TRIM(COALESCE(a.meta_value, '')) <> ''
			THEN CASE WHEN s.meta_value = 'written' THEN 'written' ELSE 'other' END
		WHEN s.meta_value LIKE 'failed%%' THEN 'failed'
		WHEN s.meta_value = 'skipped' THEN 'skipped'
		WHEN s.meta_value = 'decorative' THEN 'decorative'
		ELSE 'open' END";

	public function __construct( private wpdb $database ) {}

	/**
	 * How many images stand how.
	 *
	 * @param list<int> $among Only of these; all where there are none.
	 * @return array<string, int> By state.
	 */
	public function counts( array $among = array() ): array {
		$rows = $this->database->get_results( $this->query( 'SELECT ' . self::STATE . ' AS state, COUNT(DISTINCT p.ID) AS number', $among, '', 0 ) . ' GROUP BY state', ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared in query().
		$this->check();
		$counts = array_fill_keys( Alt_State::ALL, 0 );
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if ( isset( $counts[ $row['state'] ] ) ) {
				$counts[ $row['state'] ] = (int) $row['number'];
			}
		}
		return $counts;
	}

	/**
	 * Some images, the newest first.
	 *
	 * @param string    $state  One of Alt_State::ALL.
	 * @param list<int> $among  Only of these; all where there are none.
	 * @param int       $before Only images with a smaller number; 0 for all.
	 * @return list<Image>
	 */
	public function some( string $state, array $among, int $most, int $offset = 0, int $before = 0 ): array {
		$limit = $this->database->prepare( ' ORDER BY p.ID DESC LIMIT %d OFFSET %d', $most, $offset );
		$ids   = array_map( 'intval', $this->database->get_col( $this->query( 'SELECT DISTINCT p.ID', $among, $state, $before ) . $limit ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared in query().
		$this->check();
		_prime_post_caches( $ids, false, true );
		$images = array();
		foreach ( $ids as $id ) {
			$image = get_post( $id );
			if ( $image instanceof WP_Post ) {
				$images[] = self::describe( $image );
			}
		}
		return $images;
	}

	/** @return Image An image as clients get it. */
	public static function describe( WP_Post $image ): array {
		list( $state, $code ) = Alt_State::read( $image->ID );
		return array(
			'id'        => $image->ID,
			'title'     => html_entity_decode( wp_strip_all_tags( $image->post_title ), ENT_QUOTES, 'UTF-8' ),
			'file'      => wp_basename( (string) get_post_meta( $image->ID, '_wp_attached_file', true ) ),
			'thumbnail' => (string) wp_get_attachment_image_url( $image->ID, 'thumbnail' ),
			'edit'      => admin_url( "post.php?post={$image->ID}&action=edit" ),
			'alt'       => Alt_State::alt( $image->ID ),
			'state'     => $state,
			'code'      => $code,
		);
	}

	/**
	 * A query for the images that the current user may edit.
	 *
	 * @param list<int> $among  Only of these.
	 * @param string    $state  Only of this state.
	 * @param int       $before Only with a smaller number.
	 */
	private function query( string $select, array $among, string $state, int $before ): string {
		$where  = " FROM {$this->database->posts} p
			LEFT JOIN {$this->database->postmeta} a ON a.post_id = p.ID AND a.meta_key = %s
			LEFT JOIN {$this->database->postmeta} s ON s.post_id = p.ID AND s.meta_key = %s
			WHERE p.post_type = 'attachment' AND p.post_status <> 'trash' AND p.post_mime_type LIKE 'image/%%'";
		$values = array( Alt_State::ALT, Alt_State::KEY );
		if ( ! current_user_can( 'edit_others_posts' ) ) {
			$where   .= ' AND p.post_author = %d';
			$values[] = get_current_user_id();
		}
		if ( array() !== $among ) {
			$where .= ' AND p.ID IN (' . implode( ',', array_fill( 0, count( $among ), '%d' ) ) . ')';
			$values = array( ...$values, ...$among );
		}
		if ( '' !== $state ) {
			$where   .= ' AND ' . self::STATE . ' = %s';
			$values[] = $state;
		}
		if ( $before > 0 ) {
			$where   .= ' AND p.ID < %d';
			$values[] = $before;
		}
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Made of constants and placeholders.
		return (string) $this->database->prepare( $select . $where, $values );
	}

	/** Makes sure that the database has answered: no image and no answer look alike. */
	private function check(): void {
		if ( '' !== $this->database->last_error ) {
			throw new Request_Error(
				'alt_text_unavailable',
				__( 'The media library could not be read. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
	}
}
