<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form_Messages;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Rendering\Confirmation;
use Slipstream\Forms\Rendering\Form_Place;
use Slipstream\Forms\Rendering\Form_View;
use Slipstream\Forms\Rendering\Forms;
use Slipstream\Http\Request_Error;

/**
 * Processes a form that was posted to its own page, then redirects the browser or lets the page show the errors.
 */
final class Page_Handler {

	public function __construct(
		private Submission $submission,
		private Forms $forms,
		private Confirmation $confirmation
	) {}

	/**
	 * Whether a request sends one of our forms. PHP drops all fields if the body is too large; then the URL shows it.
	 *
	 * @param array<mixed> $post
	 */
	public static function is_asked( array $post ): bool {
		return Form_View::ACTION === ( $post['action'] ?? null ) || ( ! $post && '' !== self::cut_off_form() );
	}

	/** Whether a request's body is larger than PHP accepts. */
	public static function is_too_large( int $length ): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $limit > 0 && $length > $limit;
	}

	/**
	 * Processes this request's form, if any. Runs on template_redirect.
	 *
	 * @param array<mixed> $post
	 * @param array<mixed> $files
	 */
	public function handle( array $post, array $files ): void {
		$address = $this->take( $post, $files );
		if ( null !== $address ) {
			// The form's author can redirect visitors to another site.
			wp_redirect( $address, 303, 'Slipstream' ); // phpcs:ignore WordPress.Security.SafeRedirect
			exit;
		}
	}

	/**
	 * @param array<mixed> $post
	 * @param array<mixed> $files
	 * @return string|null The redirect URL; null to show the page.
	 */
	public function take( array $post, array $files ): ?string {
		nocache_headers();
		if ( ! $post ) {
			$this->refuse_too_large();
			return null;
		}
		$values = wp_unslash( $post );
		$id     = is_string( $values['contact-form-id'] ?? null ) ? $values['contact-form-id'] : '';
		$nonce  = is_string( $values['_wpnonce'] ?? null ) ? $values['_wpnonce'] : '';
		$user   = '' !== $nonce && wp_verify_nonce( $nonce, Form_View::nonce_action( $id ) )
			? get_current_user_id()
			: 0;
		try {
			$outcome = $this->submission->take( $values, $files, Visitor::current( $user ), true );
			$form    = $outcome->response->form;
			if ( $outcome->is_taken ) {
				return $this->confirmation->address( $form, $outcome->feedback_id, Form_Place::url() );
			}
			$this->forms->remember( $form->id, $form->attempt, $form );
			if ( null !== $outcome->error ) {
				self::show_error( $outcome->error, $form->attempt );
			}
		} catch ( Request_Error $error ) {
			$is_gone = 'form_not_found' === $error->error_code;
			// Another form in its place must not show these answers.
			$attempt = $is_gone
				? new Submission_Attempt()
				: new Submission_Attempt(
					array_filter(
						$values,
						static fn ( mixed $value ): bool =>
							is_array( $value ) || ( is_string( $value ) && mb_check_encoding( $value, 'UTF-8' ) )
					)
				);
			$this->forms->remember( $id, $attempt );
			self::show_error( $error, $attempt );
			if ( $is_gone || 'form_bad_reference' === $error->error_code ) {
				$attempt->errors[''] .= ' ' . Form_Messages::answers_kept();
			}
		}
		return null;
	}

	private static function show_error( Request_Error $error, Submission_Attempt $attempt ): void {
		$attempt->errors[''] = $error->getMessage();
		status_header( $error->http_status );
		if ( null !== $error->retry_after && ! headers_sent() ) {
			header( 'Retry-After: ' . $error->retry_after );
		}
	}

	/** Explains what to do if PHP dropped the visitor's fields. */
	private function refuse_too_large(): void {
		$attempt             = new Submission_Attempt();
		$attempt->errors[''] = Form_Messages::too_large() . ' ' . Form_Messages::answers_kept();
		$this->forms->remember( self::cut_off_form(), $attempt );
		status_header( 413 );
	}

	private static function cut_off_form(): string {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Compared with the ids of the page's forms, and shown nowhere.
		$id = isset( $_GET['contact-form-id'] ) && is_string( $_GET['contact-form-id'] )
			? wp_unslash( $_GET['contact-form-id'] )
			: '';
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && self::is_too_large(
			(int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 )
		)
			? $id
			: '';
		// phpcs:enable
	}
}
