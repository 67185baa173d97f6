<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rest;

use RuntimeException;
use Slipstream\Forms\Inbox\Feedback_Query;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Rest\Controller;
use Slipstream\Support\Database\Rows;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Counts responses, lists their pages, and changes many at once: slipstream/v1/forms/{counts,sources,bulk}.
 */
final class Form_Inbox_Controller extends Controller {

	private const ACTIONS = array( 'read', 'unread', 'spam', 'not_spam', 'trash', 'restore', 'delete' );

	public function __construct( private Feedback_Store $store ) {}

	public function register_routes(): void {
		$routes = array(
			'counts'  => array( WP_REST_Server::READABLE, 'counts', Feedback_Query::arguments() ),
			'sources' => array( WP_REST_Server::READABLE, 'sources', array() ),
			'bulk'    => array( WP_REST_Server::CREATABLE, 'bulk', self::bulk_arguments() ),
		);
		foreach ( $routes as $name => list( $methods, $method, $arguments ) ) {
			$this->route(
				'slipstream/v1',
				"/forms/$name",
				array( $this->handler( $methods, $method, array( Feedback_Type::class, 'may_manage' ), $arguments ) ),
				static fn (): array => self::schema_for( $name )
			);
		}
	}

	/** @return array<string, mixed> */
	private static function schema_for( string $name ): array {
		$counts = self::schema_of(
			'form-counts',
			array_fill_keys( array( 'inbox', 'unread', 'spam', 'trash' ), 'integer' )
		);
		$ids    = array(
			'type'  => 'array',
			'items' => array( 'type' => 'integer' ),
		);
		return match ( $name ) {
			'sources' => array(
				'type'  => 'array',
				'title' => 'form-sources',
				'items' => self::schema_of(
					'form-source',
					array(
						'id'    => 'integer',
						'title' => 'string',
						'url'   => 'string',
						'count' => 'integer',
					)
				),
			),
			'bulk' => self::schema_of(
				'form-changes',
				array(
					'done'   => $ids,
					'failed' => $ids,
					'counts' => array( 'type' => array( 'object', 'null' ) ),
				)
			),
			default => $counts,
		};//end match
	}

	public function counts( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$counts = self::count( $request->get_params() );
		return null === $counts ? Form_Download_Controller::database_failed() : new WP_REST_Response( $counts );
	}

	/** Lists the pages that responses came from. */
	public function sources( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		global $wpdb;
		try {
			$rows = Rows::get(
				$wpdb->prepare(
					"SELECT post_parent AS id, COUNT(*) AS number FROM {$wpdb->posts} WHERE post_type = %s AND post_status IN ('publish', 'spam', 'trash') GROUP BY post_parent ORDER BY MAX(ID) DESC LIMIT 200",
					Feedback_Store::TYPE
				)
			);
		} catch ( RuntimeException ) {
			return Form_Download_Controller::database_failed();
		}
		$list = array();
		foreach ( $rows as $row ) {
			$post   = (int) $row->id > 0 ? get_post( (int) $row->id ) : null;
			$list[] = array(
				'id'    => (int) $row->id,
				'title' => $post instanceof WP_Post
					? html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
					: __( 'Other places', 'slipstream' ),
				'url'   => $post instanceof WP_Post ? (string) get_permalink( $post ) : home_url( '/' ),
				'count' => (int) $row->number,
			);
		}
		return new WP_REST_Response( $list );
	}

	public function bulk( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( 'trash' === $request['action'] && ! Feedback_Store::has_trash() ) {
			return Feedback_Controller::no_trash();
		}
		$done   = array();
		$failed = array();
		foreach ( array_unique( array_map( 'intval', (array) $request['ids'] ) ) as $id ) {
			$feedback = $this->store->find( $id );
			$worked   = null !== $feedback
				&& current_user_can( 'edit_post', $id )
				&& $this->store->act( $feedback, (string) $request['action'] );
			if ( $worked ) {
				$done[] = $id;
			} else {
				$failed[] = $id;
			}
		}
		return new WP_REST_Response(
			array(
				'done'   => $done,
				'failed' => $failed,
				'counts' => self::count( array() ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $filters
	 * @return array{inbox: int, unread: int, spam: int, trash: int}|null Null if the database fails.
	 */
	private static function count( array $filters ): ?array {
		unset( $filters['is_unread'], $filters['ids'] );
		try {
			return array(
				'inbox'  => Feedback_Query::count( $filters, 'publish' ),
				'unread' => Feedback_Query::count( $filters + array( 'is_unread' => true ), 'publish' ),
				'spam'   => Feedback_Query::count( $filters, 'spam' ),
				'trash'  => Feedback_Query::count( $filters, 'trash' ),
			);
		} catch ( RuntimeException ) {
			return null;
		}
	}

	/** @return array<string, array<string, mixed>> */
	private static function bulk_arguments(): array {
		return array(
			'ids'    => array(
				'description' => __( 'The IDs of the responses.', 'slipstream' ),
				'example'     => array( 101, 102 ),
				'type'        => 'array',
				'items'       => array( 'type' => 'integer' ),
				'minItems'    => 1,
				'maxItems'    => 500,
				'required'    => true,
			),
			'action' => array(
				'description' => __( 'What to do with the responses.', 'slipstream' ),
				'example'     => 'read',
				'type'        => 'string',
				'enum'        => self::ACTIONS,
				'required'    => true,
			),
		);
	}
}
