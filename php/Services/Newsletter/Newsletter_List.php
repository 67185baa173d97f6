<?php

declare( strict_types=1 );

namespace Slipstream\Services\Newsletter;

use Slipstream\Http\Request_Error;

/**
 * A list that visitors sign up to with a form on a page: of a service, or the site's own. It is all that the form knows
 * of the service.
 *
 * @phpstan-type Group array{id: string, title: string, is_hidden: bool, interests: list<array{id: string, name: string}>}
 */
interface Newsletter_List {

	/** Its name in the setting that chooses it, such as 'mailchimp'. */
	public function slug(): string;

	/**
	 * Whether people can sign up: if not, no form is shown. Asks nobody outside this site.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function is_ready(): bool;

	/**
	 * What people agree to where the author has not written it. Plain text.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function consent(): string;

	/**
	 * What people are to do after they have signed up, as a sentence: the same for everybody.
	 *
	 * @throws Request_Error If it is not known now.
	 */
	public function next_step(): string;

	/**
	 * What people can be interested in. An author chooses for a form which of it all who use the form get.
	 *
	 * @return list<array<string, mixed>>
	 * @phpstan-return list<Group>
	 * @throws Request_Error If it is not known now.
	 */
	public function groups(): array;

	/**
	 * Signs someone up, or has them asked to confirm. Nobody learns from the answer whether they were on the list. Sent
	 * again, it does no harm.
	 *
	 * @throws Request_Error If they were not signed up. With HOSTED_FORM_CODE, they can do it themselves at the address
	 *     in the details.
	 */
	public function sign_up( Newsletter_Sign_Up $wish ): void;

	/** The code of an error whose details have, as `url`, a page of the service where they can sign up. */
	public const HOSTED_FORM_CODE = 'newsletter_hosted_form';
}
