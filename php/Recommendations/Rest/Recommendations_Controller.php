<?php

declare( strict_types=1 );

namespace Slipstream\Recommendations\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Recommendations\Recommendations;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells and stores how far someone has come: jetpack/v4/recommendations. There is nothing to sell, so that no product
 * is suggested.
 */
final class Recommendations_Controller extends Connection_Route {

	public function __construct( private Site_Connection $connection, private Recommendations $recommendations ) {}

	public function register_routes(): void {
		$read = WP_REST_Server::READABLE;
		$edit = WP_REST_Server::EDITABLE;
		$may  = array( $this, 'configure_permissions_check' );
		$data = array( 'required' => true ) + Free_Values::argument( true );
		$step = array(
			'required'  => true,
			'minLength' => 1,
			'pattern'   => '^[a-z0-9_-]+$(?!\n)',
		) + self::text( 100 );
		$this->route(
			'jetpack/v4',
			'/recommendations/data',
			array(
				$this->handler( $read, 'get_data', $may ),
				$this->handler( $edit, 'set_data', $may, array( 'data' => $data ) ),
			)
		);
		$this->route(
			'jetpack/v4',
			'/recommendations/step',
			array(
				$this->handler( $read, 'get_step', $may ),
				$this->handler( $edit, 'set_step', $may, array( 'step' => $step ) ),
			)
		);
		foreach ( array(
			'product-suggestions' => 'get_suggestions',
			'upsell'              => 'get_upsell',
			'conditional'         => 'get_conditional',
		) as $name => $callback ) {
			$this->route(
				'jetpack/v4',
				"/recommendations/$name",
				array( $this->handler( $read, $callback, array( $this, 'read_permissions_check' ) ) )
			);
		}
	}

	/** What was chosen and skipped. */
	public function get_data(): WP_REST_Response {
		return new WP_REST_Response( $this->recommendations->data() );
	}

	/** Replaces what was chosen and skipped. */
	public function set_data( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->done( $request, fn () => $this->recommendations->set_data( (array) $request['data'] ) );
	}

	/** The step that was seen last. */
	public function get_step(): WP_REST_Response {
		return new WP_REST_Response( array( 'step' => $this->recommendations->step() ) );
	}

	public function set_step( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->done( $request, fn () => $this->recommendations->set_step( (string) $request['step'] ) );
	}

	/** Products that are suggested: none. Who is not linked gets that as a text, as clients of this route expect it. */
	public function get_suggestions( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->connection->is_user_linked( get_current_user_id() )
			? new WP_REST_Response( array() )
			: $this->answer_text( $request, static fn (): string => '[]' );
	}

	/** What would be sold: nothing. */
	public function get_upsell(): WP_REST_Response {
		return new WP_REST_Response( array( 'hide_upsell' => true ) );
	}

	/** Recommendations that depend on what happens on the site. */
	public function get_conditional(): WP_REST_Response {
		return new WP_REST_Response( $this->recommendations->conditional() );
	}

	/** Who may change settings may follow recommendations. */
	public function configure_permissions_check(): bool|WP_Error {
		return $this->check( 'configure_modules', 'invalid_user_permission_configure_modules' );
	}

	/** Who may see the dashboard may read the rest. */
	public function read_permissions_check(): bool|WP_Error {
		return $this->check( 'admin_page', 'invalid_user_permission_view_admin' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		$named = substr( $path, strlen( '/recommendations/' ) );
		$other = array(
			'data'                => array( 'object', 'array' ),
			'product-suggestions' => array( 'array', 'string' ),
			'conditional'         => 'array',
		);
		return isset( $other[ $named ] )
			? array( 'type' => $other[ $named ] ) + self::schema_of( "recommendations-$named", array() )
			: self::schema_of(
				"recommendations-$named",
				'step' === $named ? array( 'step' => 'string' ) : array( 'hide_upsell' => 'boolean' )
			);
	}

	protected function argument_help(): array {
		return array(
			'data' => array(
				'description' => __( 'What was chosen and skipped.', 'slipstream' ),
				'example'     => array( 'site-type-store' => true ),
			),
			'step' => array(
				'description' => __( 'The step that the person saw last.', 'slipstream' ),
				'example'     => 'site-type-question',
			),
		);
	}
}
