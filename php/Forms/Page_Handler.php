<?php
/**
 * Forms that are sent without a script.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Http\Request_Error;

/**
 * Takes a form that was posted to its own page, then sends the browser back, or lets the page show what is wrong.
 */
final class Page_Handler {

	public const ACTION = 'grunion-contact-form';

	/**
	 * Takes its parts.
	 *
	 * @param Submission   $submission   Takes forms.
	 * @param Forms        $forms        Draws them.
	 * @param Confirmation $confirmation What is shown afterwards.
	 */
	public function __construct( private Submission $submission, private Forms $forms, private Confirmation $confirmation ) {}

	/**
	 * What the nonce of a signed-in visitor is for.
	 *
	 * @param string $form_id The form.
	 */
	public static function nonce_action( string $form_id ): string {
		return 'contact-form_' . $form_id;
	}

	/**
	 * Takes the form of this request, if there is one. Runs on template_redirect.
	 *
	 * @param array<mixed> $post  $_POST.
	 * @param array<mixed> $files $_FILES.
	 */
	public function handle( array $post, array $files ): void {
		$address = $this->take( $post, $files );
		if ( null !== $address ) {
			// The author of the form may send visitors to another site.
			wp_redirect( $address, 303, 'Slipstream' ); // phpcs:ignore WordPress.Security.SafeRedirect
			exit;
		}
	}

	/**
	 * Takes a form.
	 *
	 * @param array<mixed> $post  $_POST.
	 * @param array<mixed> $files $_FILES.
	 * @return string|null Where to go next; null to show the page.
	 */
	public function take( array $post, array $files ): ?string {
		nocache_headers();
		$values = wp_unslash( $post );
		$id     = is_string( $values['contact-form-id'] ?? null ) ? $values['contact-form-id'] : '';
		$nonce  = is_string( $values['_wpnonce'] ?? null ) ? $values['_wpnonce'] : '';
		$user   = '' !== $nonce && wp_verify_nonce( $nonce, self::nonce_action( $id ) ) ? get_current_user_id() : 0;
		try {
			$outcome = $this->submission->take( $values, $files, Visitor::current( $user ), true );
			if ( $outcome->is_taken ) {
				return $this->confirmation->address( $outcome->form, $outcome->feedback_id, self::url() );
			}
			$this->forms->remember( $outcome->form->id, $outcome->form->attempt );
		} catch ( Request_Error $error ) {
			$attempt             = new Attempt( array_filter( $values, static fn ( mixed $value ): bool => is_array( $value ) || ( is_string( $value ) && mb_check_encoding( $value, 'UTF-8' ) ) ) );
			$attempt->errors[''] = $error->getMessage();
			$this->forms->remember( $id, $attempt );
			status_header( $error->http_status );
			if ( null !== $error->retry_after && ! headers_sent() ) {
				header( 'Retry-After: ' . $error->retry_after );
			}
		}
		return null;
	}

	/**
	 * The address of this request, on this site whatever it begins with.
	 */
	public static function url(): string {
		$path = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		return '/' . ltrim( (string) preg_replace( '#^[a-z]+://[^/]*#i', '', $path ), '/\\' );
	}
}
