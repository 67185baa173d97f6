<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rest;

use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Forms\Inbox\Feedback_Query;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Rest\Permission;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Lists, reads, and marks responses: wp/v2/feedback. WordPress creates the controller for the post type.
 */
final class Feedback_Controller extends WP_REST_Posts_Controller {

	/** Registers the routes. Forms create responses, and the inbox's own route deletes them. */
	public function register_routes(): void {
		register_rest_route(
			'wp/v2',
			'/' . $this->rest_base,
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_items' ),
					'permission_callback' => Permission::of( array( Feedback_Type::class, 'may_manage' ) ),
					'args'                => $this->get_collection_params(),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
		register_rest_route(
			'wp/v2',
			'/' . $this->rest_base . '/(?P<id>[\d]+)',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_item' ),
					'permission_callback' => Permission::of( array( Feedback_Type::class, 'may_manage' ) ),
					'args'                => array(),
				),
				array(
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => array( $this, 'update_item' ),
					'permission_callback' => Permission::of( array( Feedback_Type::class, 'may_manage' ) ),
					'args'                => array(
						'status'    => array(
							'description' => __( 'Where the response is.', 'slipstream' ),
							'example'     => 'spam',
							'type'        => 'string',
							'enum'        => array( 'publish', 'spam', 'trash' ),
						),
						'is_unread' => array(
							'description' => __( 'Whether it is unread.', 'slipstream' ),
							'example'     => true,
							'type'        => 'boolean',
						),
					),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function get_item( $request ) {
		$feedback = ( new Feedback_Store() )->find( (int) $request['id'] );
		return null === $feedback ? self::missing() : $this->prepare_item_for_response( $feedback->post, $request );
	}

	/** @return WP_REST_Response|WP_Error */
	public function update_item( $request ) {
		$store    = new Feedback_Store();
		$feedback = $store->find( (int) $request['id'] );
		if ( null === $feedback ) {
			return self::missing();
		}
		$actions = array();
		if ( isset( $request['is_unread'] ) ) {
			$actions[] = $request['is_unread'] ? 'unread' : 'read';
		}
		$now    = $feedback->post->post_status;
		$status = (string) ( $request['status'] ?? $now );
		if ( 'trash' === $status && 'trash' !== $now && ! Feedback_Store::has_trash() ) {
			return self::no_trash();
		}
		if ( $status !== $now ) {
			if ( 'trash' === $now ) {
				$actions[] = 'restore';
			}
			$actions[] = array(
				'publish' => 'not_spam',
				'spam'    => 'spam',
				'trash'   => 'trash',
			)[ $status ];
		}
		foreach ( $actions as $action ) {
			$current = $store->find( $feedback->post->ID );
			if ( null === $current || ! $store->act( $current, $action ) ) {
				return new WP_Error(
					'form_response_not_changed',
					__( 'The response could not be updated.', 'slipstream' ),
					array( 'status' => 409 )
				);
			}
		}
		$post = get_post( $feedback->post->ID );
		return $post instanceof WP_Post ? $this->prepare_item_for_response( $post, $request ) : self::missing();
	}

	/** @param WP_Post $item */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		$feedback = new Feedback( $item );
		$stored   = $feedback->stored_files();
		$entry    = $item->post_parent > 0 ? get_post( $item->post_parent ) : null;
		$link     = $entry instanceof WP_Post ? get_permalink( $entry ) : false;
		$fields   = array();
		foreach ( $feedback->fields() as $field ) {
			foreach ( $field['files'] as $at => $file ) {
				$field['files'][ $at ]['url'] = isset( $stored[ $file['id'] ] )
					? rest_url( "slipstream/v1/forms/files/{$item->ID}/{$file['id']}" )
					: '';
			}
			$fields[] = $field;
		}
		return new WP_REST_Response(
			array(
				'id'              => $item->ID,
				'status'          => $item->post_status,
				'date'            => mysql_to_rfc3339( $item->post_date ),
				'date_gmt'        => mysql_to_rfc3339( $item->post_date_gmt ),
				'is_unread'       => $feedback->is_unread(),
				'author_name'     => $feedback->first( 'name' ),
				'author_email'    => $feedback->first( 'email' ),
				'author_url'      => $feedback->first( 'url' ),
				'ip'              => str_starts_with( $feedback->text( 'ip' ), 'hash:' ) ? '' : $feedback->text( 'ip' ),
				'subject'         => $feedback->text( 'subject' ),
				'entry_id'        => $item->post_parent,
				'entry_title'     => $feedback->text( 'entry_title' )
					?: ( $entry instanceof WP_Post ? $entry->post_title : '' ),
				'entry_permalink' => is_string( $link )
					? $link
					: ( $feedback->text( 'request_url' ) ?: $feedback->text( 'entry_permalink' ) ),
				'form_title'      => $feedback->text( 'form_title' ),
				'has_file'        => (bool) array_filter( array_column( $fields, 'files' ) ),
				'notification'    => $feedback->notification(),
				'spam_reason'     => $feedback->text( 'spam' ),
				'fields'          => $fields,
			)
		);
	}

	/** @return array<string, array<string, mixed>> */
	public function get_collection_params(): array {
		$params           = parent::get_collection_params();
		$params['parent'] = Feedback_Query::arguments()['parent'] + array( 'default' => array() );
		unset( $params['context'] );
		$params['offset']['minimum'] = 0;
		$params['is_unread']         = array(
			'description' => __( 'Limit results to unread responses, or to read ones.', 'slipstream' ),
			'example'     => true,
			'type'        => 'boolean',
		);
		return $params;
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$text = array(
			'type'     => 'string',
			'readonly' => true,
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'feedback',
			'type'       => 'object',
			'properties' => array(
				'id'              => array(
					'type'     => 'integer',
					'readonly' => true,
				),
				'status'          => array(
					'type' => 'string',
					'enum' => array( 'publish', 'spam', 'trash' ),
				),
				'is_unread'       => array( 'type' => 'boolean' ),
				'date'            => $text,
				'date_gmt'        => $text,
				'author_name'     => $text,
				'author_email'    => $text,
				'author_url'      => $text,
				'ip'              => $text,
				'subject'         => $text,
				'entry_id'        => array(
					'type'     => 'integer',
					'readonly' => true,
				),
				'entry_title'     => $text,
				'entry_permalink' => $text,
				'form_title'      => $text,
				'has_file'        => array(
					'type'     => 'boolean',
					'readonly' => true,
				),
				'spam_reason'     => $text,
				'notification'    => array(
					'type'       => 'object',
					'readonly'   => true,
					'properties' => array(
						'state' => array(
							'type' => 'string',
							'enum' => array( '', 'pending', 'sent', 'failed' ),
						),
						'time'  => array( 'type' => 'integer' ),
						'error' => array( 'type' => 'string' ),
					),
				),
				'fields'          => array(
					'type'     => 'array',
					'readonly' => true,
					'items'    => array( 'type' => 'object' ),
				),
			),
		);
	}

	/**
	 * @param array<string, mixed>                       $prepared_args The query arguments.
	 * @param WP_REST_Request<array<string, mixed>>|null $request
	 * @return array<string, mixed>
	 */
	protected function prepare_items_query( $prepared_args = array(), $request = null ): array {
		$query = parent::prepare_items_query( $prepared_args, $request );
		if ( isset( $request['is_unread'] ) ) {
			$query['comment_status'] = $request['is_unread'] ? 'open' : 'closed';
		}
		if ( is_string( $query['s'] ?? null ) ) {
			$query = Feedback_Query::searching( $query['s'] ) + $query;
		}
		$orderby = $query['orderby'] ?? 'date';
		if ( 'date' === $orderby || 'title' === $orderby ) {
			// If many are equal, such as the dates of an import, the database may return some on two pages and others
			// on none.
			$query['orderby'] = array_fill_keys( array( $orderby, 'ID' ), $query['order'] ?? 'DESC' );
		}
		return $query;
	}

	/** The error for a trash request that would delete the response. */
	public static function no_trash(): WP_Error {
		return new WP_Error(
			'form_no_trash',
			__(
				'This site has no trash. To remove the response, delete it permanently.',
				'slipstream'
			),
			array( 'status' => 409 )
		);
	}

	private static function missing(): WP_Error {
		return new WP_Error(
			'form_response_not_found',
			__( 'Response not found.', 'slipstream' ),
			array( 'status' => 404 )
		);
	}
}
