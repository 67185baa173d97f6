<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use Slipstream\Hub\Sites\Site;

/**
 * A page like WordPress's login page: it supports the administrator's logo, right-to-left languages, and narrow
 * screens.
 */
final class Consent_View {

	/** Styles that the login page lacks. */
	private const STYLE = '#login{max-width:90vw}
		#login .slipstream-consent h2{margin-block-end:8px;overflow-wrap:anywhere}
		#login .slipstream-consent p{margin-block-end:16px;overflow-wrap:anywhere}
		#login .slipstream-consent ul{margin-block-end:16px;padding-inline-start:20px;list-style:disc}
		#login .slipstream-consent .input{margin:0;font-size:16px}
		#login .slipstream-consent-buttons{display:flex;flex-wrap:wrap;gap:8px}
		#login .slipstream-consent>:last-child{margin-block-end:0}';

	public function __construct(
		private Site $site,
		private Consent_Request $request,
		private string $request_uri,
		private string $mark
	) {}

	/**
	 * @param string $error An error message, or ''.
	 * @param string $note  A success message, or ''.
	 */
	public function show( string $error, string $note, string $email ): void {
		self::header( __( 'Connect a site', 'slipstream' ) );
		self::notice( $error, 'notice-error', 'alert' );
		self::notice( $note, 'notice-success', 'status' );
		?>
		<form method="post" action="<?php echo esc_url( Consent_Page::url() ); ?>" class="slipstream-consent">
			<input type="hidden" name="client_id" value="<?php echo esc_attr( (string) $this->site->id ); ?>" />
			<input type="hidden" name="request_uri" value="<?php echo esc_attr( $this->request_uri ); ?>" />
			<input type="hidden" name="mark" value="<?php echo esc_attr( $this->mark ); ?>" />
			<input type="hidden" name="mailed" value="<?php echo esc_attr( $this->request->mailed() ); ?>" />
			<?php
			$this->explain();
			$this->identify( $email );
			$this->buttons();
			?>
		</form>
		<?php
		self::footer();
	}

	/** Shows a page with only an error. */
	public static function problem( string $message, int $status ): void {
		status_header( $status );
		self::header( __( 'Connect a site', 'slipstream' ) );
		self::notice( $message, 'notice-error', 'alert' );
		self::footer();
	}

	private function explain(): void {
		/* translators: %s: a site's name. */
		printf( '<h2>%s</h2>', esc_html( sprintf( __( '%s wants to connect', 'slipstream' ), $this->site->label() ) ) );
		printf( '<p><bdi dir="ltr">%s</bdi></p>', esc_html( $this->site->home ) );
		printf(
			'<p>%s</p>',
			esc_html(
				sprintf(
					/* translators: 1: a person's name, 2: a role such as administrator. */
					__( 'You are connecting as %1$s (%2$s on that site).', 'slipstream' ),
					$this->request->display_name,
					$this->request->role
				)
			)
		);
		/* translators: %s: the hub's name. */
		printf( '<p>%s</p><ul>', esc_html( sprintf( __( 'If you approve, the site may do the following at %s:', 'slipstream' ), get_bloginfo( 'name' ) ) ) );
		$may = array(
			__( 'send AI requests on your behalf, which count toward its limit', 'slipstream' ),
			__( 'show your name and role in its list of users', 'slipstream' ),
		);
		if ( $this->request->is_owner ) {
			$may[] = __( 'see that you own its connection, and your email address here', 'slipstream' );
			$may[] = __( 'list the licenses you have attached, including those on other sites', 'slipstream' );
		}
		foreach ( $may as $item ) {
			printf( '<li>%s</li>', esc_html( $item ) );
		}
		echo '</ul>';
	}

	private function identify( string $email ): void {
		if ( ! $this->request->is_owner ) {
			?>
			<p class="slipstream-consent-choice"><label>
				<input type="checkbox" name="share_email" value="1" />
				<?php esc_html_e( 'Share my email address', 'slipstream' ); ?>
			</label></p>
			<?php
			return;
		}
		$user = wp_get_current_user();
		if ( $user->exists() ) {
			printf(
				'<p>%s</p>',
				/* translators: %s: a person's name. */
				esc_html( sprintf( __( 'You are signed in here as %s.', 'slipstream' ), $user->display_name ) )
			);
			return;
		}
		$is_mailed = '' !== $this->request->email_code;
		?>
		<p><label for="slipstream-consent-email"><?php esc_html_e( 'Your email address', 'slipstream' ); ?></label>
		<input type="email" id="slipstream-consent-email" name="email" class="input" autocomplete="email" dir="ltr" value="<?php echo esc_attr( $is_mailed ? $this->request->email : $email ); ?>" /></p>
		<?php
		if ( $is_mailed ) {
			?>
			<p><label for="slipstream-consent-code">
			<?php esc_html_e( 'Six-digit code from the email', 'slipstream' ); ?>
		</label>
			<input type="text" id="slipstream-consent-code" name="code" class="input" inputmode="numeric"
			autocomplete="one-time-code" maxlength="10" dir="ltr" autofocus /></p>
			<?php
		}
	}

	/** The buttons. Without a script, the Enter key presses the first. */
	private function buttons(): void {
		$needs_code = $this->request->is_owner && ! is_user_logged_in();
		$is_mailed  = '' !== $this->request->email_code;
		echo '<p class="slipstream-consent-buttons">';
		if ( ! $needs_code || $is_mailed ) {
			self::button( 'approve', __( 'Approve', 'slipstream' ), true );
		}
		if ( $needs_code ) {
			self::button(
				'mail',
				$is_mailed ? __( 'Send another code', 'slipstream' ) : __( 'Send me a code', 'slipstream' ),
				! $is_mailed
			);
		}
		self::button( 'deny', __( 'Deny', 'slipstream' ), false );
		echo '</p>';
		if ( $this->request->is_owner ) {
			$back = add_query_arg(
				array(
					'client_id'   => $this->site->id,
					'request_uri' => rawurlencode( $this->request_uri ),
				),
				Consent_Page::url()
			);
			printf(
				'<p><a href="%s">%s</a></p>',
				esc_url( $needs_code ? wp_login_url( $back ) : wp_logout_url( $back ) ),
				esc_html(
					$needs_code ? __(
						'Sign in instead',
						'slipstream'
					) : __( 'Use another account', 'slipstream' )
				)
			);
		}
	}

	private static function button( string $answer, string $label, bool $is_primary ): void {
		printf(
			'<button type="submit" name="answer" value="%s" class="button button-large %s">%s</button> ',
			esc_attr( $answer ),
			$is_primary ? 'button-primary' : 'button-secondary',
			esc_html( $label )
		);
	}

	private static function notice( string $message, string $class, string $role ): void {
		if ( '' !== $message ) {
			printf(
				'<div class="notice %s" role="%s"><p>%s</p></div>',
				esc_attr( $class ),
				esc_attr( $role ),
				esc_html( $message )
			);
		}
	}

	/** The page's beginning, with the few styles that the login page lacks. */
	private static function header( string $title ): void {
		wp_add_inline_style( 'login', self::STYLE );
		login_header( $title, '' );
		echo '<main>';
	}

	private static function footer(): void {
		echo '</main>';
		login_footer();
	}
}
