<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rest;

use Closure;
use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Messages;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Rendering\Confirmation;
use Slipstream\Forms\Sending\Page_Handler;
use Slipstream\Forms\Sending\Submission;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Receives forms from visitors: POST slipstream/v1/forms/submit.
 */
final class Form_Submit_Controller extends Controller {

	/** @param Closure(): Submission $submission Takes forms. */
	public function __construct( private Closure $submission, private Confirmation $confirmation ) {}

	public function register_routes(): void {
		// Forms are public, and only the stored form decides what it accepts. Fields differ from form to form; the
		// form's own rules validate them.
		$this->route(
			'slipstream/v1',
			'/forms/submit',
			array( $this->handler( WP_REST_Server::CREATABLE, 'create_item', '__return_true' ) ),
			$this->get_item_schema( ... )
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'form-confirmation',
			array(
				'success'  => 'boolean',
				'heading'  => 'string',
				'message'  => 'string',
				'redirect' => 'string',
				'go_back'  => 'boolean',
				'summary'  => 'array',
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function create_item( $request ) {
		$values = array_merge( $request->get_body_params(), (array) $request->get_json_params() );
		if ( ! $values && Page_Handler::is_too_large( (int) $request->get_header( 'content_length' ) ) ) {
			return new WP_Error( 'form_too_large', Form_Messages::too_large(), array( 'status' => 413 ) );
		}
		return self::answer(
			function () use ( $values, $request ): WP_REST_Response|WP_Error {
				$outcome = ( $this->submission )()->take(
					$values,
					$request->get_file_params(),
					Visitor::current( 0 ),
					false
				);
				$form    = $outcome->response->form;
				return $outcome->is_taken
					? new WP_REST_Response( $this->confirmation->answer( $form, $outcome->response->field_values ) )
					: self::invalid( $form );
			}
		);
	}

	/** What is wrong with the values, field by field. */
	private static function invalid( Form $form ): WP_Error {
		$found  = $form->attempt->errors;
		$errors = array();
		foreach ( $form->fields() as $field ) {
			if ( isset( $found[ $field->id ] ) ) {
				$errors[] = array(
					'field'   => $field->id,
					'name'    => $field->name,
					'message' => $found[ $field->id ],
				);
			}
		}
		if ( isset( $found[''] ) ) {
			$errors[] = array(
				'field'   => '',
				'name'    => '',
				'message' => $found[''],
			);
		}
		return new WP_Error(
			'form_invalid',
			Form_Messages::not_sent(),
			array(
				'status' => 422,
				'errors' => $errors,
			)
		);
	}
}
