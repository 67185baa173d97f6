<?php

declare( strict_types=1 );

namespace Slipstream\Recommendations\Rest;

use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Recommendations\Recommendations;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Keeps the answers to the questionnaire of earlier releases, jetpack/v4/setup/questionnaire, and says that nobody
 * takes surveys: …/marketing/survey.
 */
final class Questionnaire_Controller extends Connection_Route {

	public function __construct( private Recommendations $recommendations ) {}

	public function register_routes(): void {
		$may = array( $this, 'configure_permissions_check' );
		$this->route(
			'jetpack/v4',
			'/setup/questionnaire',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_answers', $may ),
				$this->handler(
					WP_REST_Server::EDITABLE,
					'set_answers',
					$may,
					array(
						'questionnaire' => Free_Values::argument( false ),
						'status'        => array(
							'minLength' => 1,
							'pattern'   => '^[a-z0-9_-]+$(?!\n)',
						) + self::text( 50 ),
					)
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/marketing/survey',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'refuse_survey',
					array( $this, 'disconnect_permissions_check' )
				),
			)
		);
	}

	public function get_answers(): WP_REST_Response {
		return new WP_REST_Response( $this->recommendations->answers() );
	}

	/** Stores answers, or how far it has come, or both. */
	public function set_answers( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$answers = $request['questionnaire'];
		$status  = $request['status'];
		if ( null === $answers && null === $status ) {
			return new WP_Error(
				'required_param',
				__( 'The request contains neither answers nor a status.', 'slipstream' ),
				array( 'status' => 400 )
			);
		}
		return $this->done(
			$request,
			fn () => $this->recommendations->set_answers(
				null === $answers ? null : (array) $answers,
				null === $status ? null : (string) $status
			)
		);
	}

	/**
	 * Nobody reads surveys here, and so nobody is told that one was taken. Clients of this route get a refusal as a
	 * body, never as a status.
	 */
	public function refuse_survey(): WP_Error {
		return new WP_Error(
			'survey_not_taken',
			__( 'Slipstream runs no surveys, so the answers were not sent or saved.', 'slipstream' ),
			array( 'status' => 200 )
		);
	}

	/** Who may change settings may answer. */
	public function configure_permissions_check(): bool|WP_Error {
		return $this->check( 'configure_modules', 'invalid_user_permission_configure_modules' );
	}

	/** Who may disconnect the site may be asked why. */
	public function disconnect_permissions_check(): bool|WP_Error {
		return $this->check( 'disconnect', 'invalid_user_permission_jetpack_disconnect' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return '/setup/questionnaire' === $path
			? array( 'type' => array( 'object', 'array' ) ) + self::schema_of( 'questionnaire', array() )
			: self::schema_of(
				'survey',
				array(
					'code'    => 'string',
					'message' => 'string',
				)
			);
	}

	protected function argument_help(): array {
		return array(
			'questionnaire' => array(
				'description' => __( 'The answers, by question.', 'slipstream' ),
				'example'     => array( 'site-type' => 'store' ),
			),
			'status'        => array(
				'description' => __( 'How far the person has come.', 'slipstream' ),
				'example'     => 'in-progress',
			),
		);
	}
}
