<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Inbox;

require_once __DIR__ . '/Inbox_Case.php';

/**
 * Lists, marks and deletes responses.
 */
final class Inbox_Test extends Inbox_Case {

	public function test_lists_and_tells_one(): void {
		list( $ann, $bo, $cy ) = $this->fill_inbox();
		$list                  = $this->rest(
			'GET',
			'/wp/v2/feedback',
			array(
				'per_page' => 2,
				'orderby'  => 'id',
			)
		);
		self::assertSame( 200, $list->get_status() );
		self::assertSame( array( $cy, $bo ), array_column( $list->get_data(), 'id' ) );
		self::assertSame(
			array( 3, 2 ),
			array( $list->get_headers()['X-WP-Total'], $list->get_headers()['X-WP-TotalPages'] )
		);
		$one = $this->rest( 'GET', "/wp/v2/feedback/$ann" )->get_data();
		self::assertSame(
			array( 'Ann', 'ann@example.org', true, 'publish', $this->page_id, 'Contact & more', '' ),
			array(
				$one['author_name'],
				$one['author_email'],
				$one['is_unread'],
				$one['status'],
				$one['entry_id'],
				$one['entry_title'],
				$one['ip'],
			)
		);
		self::assertSame( 'Größe', $one['fields'][2]['display'] );
	}

	public function test_searches_and_filters(): void {
		list( $ann, $bo, $cy ) = $this->fill_inbox();
		$ids                   = fn ( array $params ): array => array_column(
			$this->rest( 'GET', '/wp/v2/feedback', $params + array( 'orderby' => 'id' ) )->get_data(),
			'id'
		);
		self::assertSame( array( $ann ), $ids( array( 'search' => 'Größe' ) ) );
		self::assertSame( array( $cy, $bo, $ann ), $ids( array( 'parent' => array( $this->page_id ) ) ) );
		self::assertSame( array(), $ids( array( 'parent' => array( 99999 ) ) ) );
		self::assertSame( array(), $ids( array( 'before' => '2001-01-01T00:00:00' ) ) );
		self::assertSame(
			200,
			$this->rest( 'POST', "/wp/v2/feedback/$bo", array( 'is_unread' => false ) )->get_status()
		);
		self::assertSame( array( $cy, $ann ), $ids( array( 'is_unread' => true ) ) );
		self::assertSame( array( $bo ), $ids( array( 'is_unread' => false ) ) );
		self::assertSame(
			array( 'spam', 'publish', 'trash', 'spam', 'publish' ),
			array_map(
				fn ( string $status ): string => $this->rest(
					'POST',
					"/wp/v2/feedback/$cy",
					array( 'status' => $status )
				)->get_data()['status'],
				array( 'spam', 'publish', 'trash', 'spam', 'publish' )
			)
		);
		self::assertSame(
			404,
			$this->rest( 'GET', "/wp/v2/feedback/{$this->page_id}" )->get_status(),
			'Other posts are none of its business.'
		);
		self::assertSame(
			400,
			$this->rest( 'POST', "/wp/v2/feedback/$cy", array( 'status' => 'private' ) )->get_status()
		);
		self::assertSame( 404, $this->rest( 'POST', '/wp/v2/feedback', array( 'title' => 'Forged' ) )->get_status() );
	}

	public function test_pages_of_the_list_share_no_response(): void {
		global $wpdb;
		$ids = array_reverse( $this->fill_inbox() );
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE {$wpdb->posts} SET post_date = '2026-01-01 10:00:00', post_title = 'Same' WHERE post_type = %s",
				'feedback'
			)
		);
		wp_cache_flush();
		foreach ( array( 'date', 'title' ) as $orderby ) {
			foreach ( array( 'desc', 'asc' ) as $order ) {
				$seen = array();
				foreach ( array( 1, 2, 3 ) as $page ) {
					$seen[] = $this->rest(
						'GET',
						'/wp/v2/feedback',
						compact( 'page', 'orderby', 'order' ) + array( 'per_page' => 1 )
					)->get_data()[0]['id'];
				}
				self::assertSame( 'asc' === $order ? array_reverse( $ids ) : $ids, $seen, "By $orderby, $order." );
			}
		}
	}

	public function test_choices_of_pictures_are_read_by_their_names(): void {
		$value = array(
			'type'    => 'image-select',
			'choices' => array(
				array(
					'selected' => 'A',
					'label'    => 'Apple',
					'image'    => array( 'src' => 'https://example.org/a.png' ),
				),
				array(
					'selected' => 'B',
					'label'    => '',
				),
			),
		);
		$id    = wp_insert_post(
			array(
				'post_type'    => 'feedback',
				'post_status'  => 'publish',
				'post_content' => wp_slash(
					(string) wp_json_encode(
						array(
							'fields' => array(
								array(
									'key'   => '1_Fruit',
									'label' => 'Fruit',
									'value' => $value,
								),
							),
						)
					)
				),
			)
		);
		$this->sign_in( 'editor' );
		self::assertSame( 'Apple, B', $this->rest( 'GET', "/wp/v2/feedback/$id" )->get_data()['fields'][0]['display'] );
	}

	public function test_a_file_that_nobody_sent_is_no_answer(): void {
		$content = str_replace( 'field-textarea', 'field-file', self::CONTACT );
		$this->publish( $content );
		self::assertSame(
			200,
			$this->send(
				array(
					'name'  => 'Ann',
					'email' => 'ann@example.org',
				)
			)->get_status()
		);
		self::assertSame(
			array( 'Ann', 'ann@example.org', '' ),
			array_column( $this->response()->fields(), 'display' )
		);
	}

	public function test_many_at_once(): void {
		list( $ann, $bo, $cy ) = $this->fill_inbox();
		$act                   = fn ( string $action, array $ids ): array => $this->rest(
			'POST',
			'/slipstream/v1/forms/bulk',
			compact( 'action', 'ids' )
		)->get_data();
		self::assertSame(
			array(
				'inbox'  => 3,
				'unread' => 3,
				'spam'   => 0,
				'trash'  => 0,
			),
			$this->rest( 'GET', '/slipstream/v1/forms/counts' )->get_data()
		);
		self::assertSame(
			array(
				'done'   => array( $ann, $bo ),
				'failed' => array( $this->page_id ),
				'counts' => array(
					'inbox'  => 3,
					'unread' => 1,
					'spam'   => 0,
					'trash'  => 0,
				),
			),
			$act( 'read', array( $ann, $bo, $this->page_id ) )
		);
		self::assertSame( array( $ann ), $act( 'delete', array( $ann ) )['failed'], 'Not from the inbox.' );
		self::assertSame(
			array(
				'inbox'  => 1,
				'unread' => 1,
				'spam'   => 1,
				'trash'  => 1,
			),
			array( $act( 'spam', array( $ann ) ), $act( 'trash', array( $bo ) ) )[1]['counts']
		);
		$act( 'trash', array( $ann ) );
		self::assertSame(
			array(
				'inbox'  => 2,
				'unread' => 1,
				'spam'   => 1,
				'trash'  => 0,
			),
			$act( 'restore', array( $ann, $bo ) )['counts'],
			'Each goes back where it was.'
		);
		self::assertSame( array( $ann ), $act( 'delete', array( $ann ) )['done'] );
		self::assertNull( get_post( $ann ) );
		self::assertSame( 'Größe', $this->privacy_safe( $cy ) ? 'Größe' : '' );
		$sources = $this->rest( 'GET', '/slipstream/v1/forms/sources' )->get_data();
		self::assertSame(
			array( $this->page_id, 'Contact & more', 2 ),
			array( $sources[0]['id'], $sources[0]['title'], $sources[0]['count'] )
		);
	}

	public function test_refuses_other_actions_and_too_many(): void {
		$this->fill_inbox();
		self::assertSame(
			400,
			$this->rest(
				'POST',
				'/slipstream/v1/forms/bulk',
				array(
					'action' => 'burn',
					'ids'    => array( 1 ),
				)
			)->get_status()
		);
		self::assertSame(
			400,
			$this->rest(
				'POST',
				'/slipstream/v1/forms/bulk',
				array(
					'action' => 'read',
					'ids'    => range( 1, 501 ),
				)
			)->get_status()
		);
	}

	/** Whether a response's answers are as they were. */
	private function privacy_safe( int $id ): bool {
		$data = $this->rest( 'GET', "/wp/v2/feedback/$id" )->get_data();
		return array( 'Cy', 'ANN@example.org', 'x' ) === array_column( $data['fields'], 'display' );
	}

	public function test_marking_changes_no_answer(): void {
		list( , $bo ) = $this->fill_inbox();
		$before       = get_post( $bo )->post_content;
		foreach ( array( 'read', 'unread', 'spam', 'not_spam', 'trash', 'restore' ) as $action ) {
			$this->rest(
				'POST',
				'/slipstream/v1/forms/bulk',
				array(
					'action' => $action,
					'ids'    => array( $bo ),
				)
			);
		}
		clean_post_cache( $bo );
		self::assertSame( $before, get_post( $bo )->post_content );
		self::assertSame( 'publish', get_post_status( $bo ) );
	}
}
